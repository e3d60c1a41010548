import type { Page } from 'playwright';

/** A field with what stands in it. */
export interface Filled {
  label: string;
  value: string;
}

/** What a member sees of a page at one moment. */
export interface PageSnapshot {
  /** What stands on the page below its frame, or in the dialog over it. */
  text: string;
  /** What says that something is on its way. */
  waiting: string[];
  /** Messages that are shown: alerts, notices and states of the page. */
  messages: string[];
  /** Texts that stand in place of what there was to see. */
  instead: string[];
  /** How many controls can be used where the text stands. */
  controls: number;
  /** Fields and choices that hold something. */
  filled: Filled[];
}

/** Looks at the page as a member does: only what is drawn counts. */
export function takeSnapshot(page: Page): Promise<PageSnapshot> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
    };
    const seen = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll<E>(selector)].filter(isSeen);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts
    const textOf = (element: HTMLElement) => element.innerText.trim();
    const named = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.closest('label')?.textContent ??
      '';
    const dialogs = seen('[role="dialog"], [role="alertdialog"]').filter(
      (element) => element.closest('[role="region"]') === null,
    );
    const root = dialogs.at(-1) ?? seen('main')[0] ?? document.body;

    const isFilled = (field: HTMLInputElement) =>
      field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value !== '';
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return {
      text: textOf(root),
      waiting: [
        ...seen('[aria-busy="true"]').map(
          (element) => `${named(element) || element.tagName} is busy`,
        ),
        ...seen('[role="progressbar"]').map((element) => `progress of ${named(element)}`),
        ...seen('[class*="skeleton"]').map(() => 'a skeleton'),
        ...seen('[class*="spinner"], [class*="loading-screen"]').map(() => 'a spinner'),
        ...seen('[class*="button-pending"]').map(
          (element) => `the button “${textOf(element.closest('button') ?? element)}” is pending`,
        ),
      ],
      messages: seen('[role="alert"], [role="status"], [role="alertdialog"], [slot="errorMessage"]')
        .map(textOf)
        .filter((text) => text !== ''),
      instead: seen('[class*="empty"]').map(textOf),
      controls: seen(
        ':is(button, a[href], input, [role^="menuitem"], [role="tab"]):not([disabled], [aria-disabled="true"])',
        root,
      ).length,
      filled: fields
        .filter((field) => field.type !== 'file' && field.type !== 'hidden' && isFilled(field))
        .map((field) => ({
          label: named(field),
          value: field.type === 'checkbox' || field.type === 'radio' ? 'chosen' : field.value,
        })),
    };
  });
}
