/**
 * Calls `focus` in the next frame, unless something in sight has focus: by then a dialog that closed
 * gave its focus back. Returns the way to cancel.
 */
export function focusIfLost(focus: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.checkVisibility()) return;
    focus();
  });
  return () => cancelAnimationFrame(frame);
}
