import type { Locale } from '@saudagar/contract';
import type { Locator, Page } from 'playwright';
import { tabTo } from '../e2e/tabTo.ts';
import { readTexts, sayIn } from './texts.ts';

/** A member at a page: finds, presses and types. */
export interface PageUser {
  page: Page;
  /** Returns a text of the product in the language shown: `posts:comments.write`. */
  say: (key: string, values?: Record<string, string>) => string;
  button: (key: string, values?: Record<string, string>) => Locator;
  field: (key: string) => Locator;
  press: (what: Locator) => Promise<void>;
  write: (where: Locator, text: string) => Promise<void>;
  /** Chooses an option by its label. */
  choose: (where: Locator, label: string) => Promise<void>;
  /** Focuses the first match, to type segment by segment. */
  focus: (where: Locator) => Promise<void>;
}

/** The member's input device. */
export type By = 'pointer' | 'keyboard';

export const texts = { en: readTexts('en'), id: readTexts('id') };

/** Creates a member at a page in a language. By keyboard alone, focus must arrive by Tab. */
export function userOn(page: Page, language: Locale, by: By = 'pointer'): PageUser {
  const say = sayIn(texts[language]);
  return {
    page,
    say,
    button: (key, values) => page.getByRole('button', { name: say(key, values), exact: true }),
    field: (key) => page.getByRole('textbox', { name: say(key) }),
    async press(what) {
      if (by === 'pointer') return what.click();
      await tabTo(page, what);
      await page.keyboard.press((await isTicked(what)) ? 'Space' : 'Enter');
    },
    async write(where, text) {
      if (by === 'pointer') return where.fill(text);
      await tabTo(page, where);
      await page.keyboard.type(text);
    },
    async choose(where, label) {
      if (by === 'pointer') return void (await where.selectOption({ label }));
      await tabTo(page, where);
      await page.keyboard.type(label);
    },
    focus: (where) => (by === 'pointer' ? where.first().focus() : tabTo(page, where.first())),
  };
}

const isTicked = (what: Locator) =>
  what.first().evaluate((element) => element.matches('[type="checkbox"], [type="radio"]'));
