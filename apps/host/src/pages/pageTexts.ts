import { defineTexts, type TextLoader } from '@saudagar/ui';

type UseTexts<En extends object> = ReturnType<typeof defineTexts<En>>;

/** Hooks by page: menus read a title with the hook that the page itself uses. */
const hooks = new Map<string, unknown>();

/** The hook that reads a page's own texts. */
export function pageTexts<En extends object>(page: string, texts: TextLoader<En>): UseTexts<En> {
  const hook = hooks.get(page) ?? defineTexts(`page-${page}`, texts);
  hooks.set(page, hook);
  return hook as UseTexts<En>;
}
