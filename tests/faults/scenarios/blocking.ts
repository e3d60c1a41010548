import type { Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import type { PageUser, Scenario } from '../scenario.ts';

const NAME = { name: 'Budi Santoso' };
/** Within so long a post that is folded away is. */
const UNFOLDED_MS = 15_000;

const feed = {
  page: '/feed',
  unsaid: {
    getBlockList: 'It is done and said; what is known of them stays until it is read again.',
  },
};

/** The newest post of Budi's, once it is not folded. */
const post = ({ page }: PageUser) => page.getByRole('article', { name: NAME.name }).first();

async function openMenu(user: PageUser) {
  await post(user)
    .getByRole('button', { name: user.say('posts:post.menu') })
    .first()
    .click();
}

const item = ({ page, say }: PageUser, key: string) =>
  page.getByRole('menuitem', { name: say(key, NAME) });

const messages =
  (key: string) =>
  ({ page, say }: PageUser) =>
    page.getByText(say(key, NAME));

/** Budi is blocked or muted, and his post is collapsed. */
const stored = (kind: 'block' | 'mute') => ({
  ...feed,
  given({ accounts, blocking }: Community) {
    const me = accounts.find('member-1');
    if (me) blocking[kind](me, 'member-2');
  },
  async reach(user: PageUser) {
    // Once they have signed in again it is still expanded.
    const show = user.button('portal:folded.show').first();
    await show.click({ timeout: UNFOLDED_MS }).catch(() => undefined);
    await openMenu(user);
  },
});

export const scenarios: readonly Scenario[] = [
  {
    ...feed,
    does: 'mute a member',
    reach: openMenu,
    press: (user) => item(user, 'blocking:mute.action'),
    done: messages('blocking:mute.done'),
  },
  {
    ...feed,
    does: 'block a member',
    async reach(user) {
      await openMenu(user);
      await item(user, 'blocking:block.action').click();
    },
    press: (user) => inDialog(user, 'blocking:block.confirm'),
    done: messages('blocking:block.done'),
  },
  {
    ...stored('mute'),
    does: 'unmute a member',
    press: (user) => item(user, 'blocking:mute.undo'),
    done: messages('blocking:mute.undone'),
  },
  {
    ...stored('block'),
    does: 'unblock a member',
    press: (user) => item(user, 'blocking:block.undo'),
    done: messages('blocking:block.undone'),
  },
  {
    page: '/settings',
    does: 'choose who may add them to group chats',
    press: ({ page, say }) => page.getByText(say('blocking:addable.nobody')),
    done: ({ page, say }) =>
      page.getByRole('radio', { name: say('blocking:addable.nobody'), checked: true }),
  },
];
