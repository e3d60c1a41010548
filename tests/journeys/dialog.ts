import type { Locator } from 'playwright';
import type { PageUser } from './pageUser.ts';

/** A button of the dialog or question on top. */
export const inDialog = ({ page, say }: PageUser, key: string): Locator =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .last()
    .getByRole('button', { name: say(key), exact: true });
