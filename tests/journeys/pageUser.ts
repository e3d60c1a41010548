import type { Locale } from '@saudagar/contract';
import type { Locator, Page } from 'playwright';
import { tabTo } from '../e2e/tabTo.ts';
import { readTexts, sayIn } from './texts.ts';

/** A member at a page: how they find what is on it, press and type. */
export interface PageUser {
  page: Page;
  /** A text of the product in the language that is shown: `posts:comments.write`. */
  say: (key: string, values?: Record<string, string>) => string;
  button: (key: string, values?: Record<string, string>) => Locator;
  field: (key: string) => Locator;
  press: (what: Locator) => Promise<void>;
  write: (where: Locator, text: string) => Promise<void>;
  /** Chooses an option by its label. */
  choose: (where: Locator, label: string) => Promise<void>;
  /** Brings focus to the first of these, to type there part by part. */
  focus: (where: Locator) => Promise<void>;
}

/** How a member presses and types. */
export type By = 'pointer' | 'keyboard';

export const texts = { en: readTexts('en'), id: readTexts('id') };

/** A member at a page in a language. By keyboard alone, focus has to come there by Tab. */
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
