/**
 * Calls `go`, which removes `gone`, then focuses the next element matching `among` inside `around`,
 * else the previous, else the container. It waits for the closing dialog. With `mayStay`, focus
 * that is elsewhere by then stays there.
 */
export function focusBeside(
  gone: Element | null,
  selector: string,
  among: string,
  go: () => void,
  mayStay?: boolean,
): void {
  const around = gone?.closest<HTMLElement>(selector);
  const all = [...(around?.querySelectorAll<HTMLElement>(among) ?? [])];
  const at = all.indexOf(gone as HTMLElement);
  const next = all[at + 1] ?? all[at - 1] ?? around;
  go();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!mayStay || document.activeElement === document.body) next?.focus();
    }),
  );
}
