import type { Locator } from 'playwright';
import type { Hands } from './hands.ts';

/** A button of the dialog or question on top. */
export const inDialog = ({ page, say }: Hands, key: string): Locator =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .last()
    .getByRole('button', { name: say(key), exact: true });
