/**
 * Calls `go`, which removes `removed`, then focuses the next element matching `among` inside the
 * container, else the previous, else the container. It waits for the closing dialog. With `mayStay`,
 * focus that is elsewhere by then stays there.
 */
export function focusBeside(
  removed: Element | null,
  selector: string,
  among: string,
  go: () => void,
  mayStay?: boolean,
): void {
  const container = removed?.closest<HTMLElement>(selector);
  const all = [...(container?.querySelectorAll<HTMLElement>(among) ?? [])];
  const index = all.indexOf(removed as HTMLElement);
  const next = all[index + 1] ?? all[index - 1] ?? container;
  go();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!mayStay || document.activeElement === document.body) next?.focus();
    }),
  );
}
