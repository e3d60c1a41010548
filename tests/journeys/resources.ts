import type { Locator } from 'playwright';
import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** Where a resource stands: its card, or its page. */
type Where = (user: PageUser) => Locator;

/** Likes a resource. */
export const likeResource = (resource: Where): Journey => ({
  press: (user) => resource(user).getByRole('button', { name: user.say('flows:like.action') }),
  done: (user) => resource(user).locator('.sg-like[aria-pressed="true"]'),
});

/** Opens the lists that a resource can be saved in. */
const openLists = (resource: Where) => (user: PageUser) =>
  user.press(
    resource(user).getByRole('button', {
      name: user.say('resources:save.named', { title: '' }).trim(),
    }),
  );

const save = (user: PageUser) => inDialog(user, 'resources:save.submit');
const isSaved = ({ page, say }: PageUser) => page.getByText(say('resources:save.done'));

/** Saves a resource in a list that the member has. */
export const saveResource = (resource: Where, list: string): Journey => ({
  reach: openLists(resource),
  fill: ({ page }) => page.getByRole('dialog').getByText(list).click(),
  press: save,
  done: isSaved,
});

/** Saves a resource in a list that the member makes for it. */
export const saveInNewList = (resource: Where, list: string): Journey => ({
  reach: openLists(resource),
  async fill(user) {
    await user.write(user.field('resources:save.newList'), list);
    await user.press(inDialog(user, 'resources:save.add'));
    await user.page.getByRole('checkbox', { name: list, checked: true }).waitFor();
  },
  press: save,
  done: isSaved,
});
