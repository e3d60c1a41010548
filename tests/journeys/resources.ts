import type { Locator } from 'playwright';
import { inDialog } from './dialog.ts';
import type { Hands } from './hands.ts';
import type { Journey } from './journey.ts';

/** The element of a resource: its card, or its page. */
type Where = (hands: Hands) => Locator;

/** Likes a resource. */
export const likeResource = (resource: Where): Journey => ({
  press: (hands) => resource(hands).getByRole('button', { name: hands.say('flows:like.action') }),
  done: (hands) => resource(hands).locator('.sg-like[aria-pressed="true"]'),
});

/** Opens the lists in which a resource can be saved. */
const openLists = (resource: Where) => (hands: Hands) =>
  hands.press(
    resource(hands).getByRole('button', {
      name: hands.say('resources:save.named', { title: '' }).trim(),
    }),
  );

const save = (hands: Hands) => inDialog(hands, 'resources:save.submit');
const isSaved = ({ page, say }: Hands) => page.getByText(say('resources:save.done'));

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
  async fill(hands) {
    await hands.write(hands.field('resources:save.newList'), list);
    await hands.press(inDialog(hands, 'resources:save.add'));
    await hands.page.getByRole('checkbox', { name: list, checked: true }).waitFor();
  },
  press: save,
  done: isSaved,
});
