import type { Locator } from 'playwright';
import { inDialog } from './dialog.ts';
import type { Journey } from './journey.ts';
import type { PageUser } from './pageUser.ts';

/** The element of a resource: its card, or its page. */
type Where = (user: PageUser) => Locator;

/** Likes a resource. */
export const likeResource = (resource: Where): Journey => ({
  press: (user) => resource(user).getByRole('button', { name: user.say('flows:like.action') }),
  done: (user) => resource(user).locator('.sg-like[aria-pressed="true"]'),
});

/** Opens the lists in which a resource can be saved. */
const openLists = (resource: Where) => (user: PageUser) =>
  user.press(
    resource(user).getByRole('button', {
      name: user.say('resources:save.named', { title: '' }).trim(),
    }),
  );

const save = (user: PageUser) => inDialog(user, 'resources:save.submit');
const isSaved = ({ page, say }: PageUser) => page.getByText(say('resources:save.done'));

/** Saves a resource in an existing list. */
export const saveResource = (resource: Where, list: string): Journey => ({
  reach: openLists(resource),
  fill: ({ page }) => page.getByRole('dialog').getByText(list).click(),
  press: save,
  done: isSaved,
});

/** Saves a resource in a new list. */
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
