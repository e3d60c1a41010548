/**
 * Lists the faults in the footers of open dialogs, a sentence each: the primary button is not the
 * last, not the lowest, alone below a form, or disabled without a reason.
 * Runs in the page: it may use nothing from outside itself.
 */
export function dialogFaults(): string[] {
  const faults: string[] = [];
  for (const footer of document.querySelectorAll('.sg-dialog-footer')) {
    const buttons = [...footer.querySelectorAll('.sg-button')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const primary = buttons.find((one) => one.matches('.sg-button-primary, .sg-button-danger'));
    if (!primary) continue;
    const dialog = footer.closest('[role$="dialog"]');
    const title = dialog?.querySelector('[slot="title"]')?.textContent ?? '';
    const add = (fault: string) =>
      faults.push(`Dialog “${title}”: its button “${primary.textContent}” ${fault}`);
    const bottom = primary.getBoundingClientRect().bottom;
    if (buttons.at(-1) !== primary) add('is not the last');
    if (buttons.some((one) => one.getBoundingClientRect().bottom > bottom + 1))
      add('is not the lowest');
    // A dialog without a form or question is closed by its close button alone.
    const asks = dialog?.matches('[role="alertdialog"]') || dialog?.querySelector('form');
    if (asks && buttons.length === 1) add('has no Cancel before it');
    const reasons = (primary.getAttribute('aria-describedby') ?? '').split(' ');
    const isExplained = reasons.some((id) => document.getElementById(id)?.textContent?.trim());
    if (primary.hasAttribute('disabled') && !isExplained)
      add('is disabled, and no text that describes it says why');
  }
  return faults;
}
