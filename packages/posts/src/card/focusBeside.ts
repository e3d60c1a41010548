/**
 * Lets an element go by what `go` does, and gives focus to the next of those `among` which it stands
 * in what is `around` it, else to the one before, else to what is around. It waits for the dialog
 * that asked. Where the element `mayStay`, focus that is somewhere by then is left there.
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
