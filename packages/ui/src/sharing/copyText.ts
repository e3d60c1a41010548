/**
 * Copies a text, by the legacy way where the clipboard interface is missing or fails (FEED-148).
 * `place` is where a helping field may stand for a moment: inside the open dialog, which keeps
 * focus to itself. Resolves to whether it was copied.
 */
export async function copyText(text: string, parent: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text, parent);
  }
}

function copyByCommand(text: string, parent: HTMLElement): boolean {
  const { ownerDocument } = parent;
  const focused = ownerDocument.activeElement;
  const field = ownerDocument.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset:0;inline-size:1px;block-size:1px;opacity:0';
  parent.append(field);
  field.select();
  try {
    return ownerDocument.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
