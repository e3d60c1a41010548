/**
 * Calls `focus` in the next frame unless a visible element has focus, such as one restored by a
 * closing dialog. Returns the cancel function.
 */
export function focusIfLost(focus: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.checkVisibility()) return;
    focus();
  });
  return () => cancelAnimationFrame(frame);
}
