import type { Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import type { Hands, Scenario } from '../scenario.ts';

const NAME = { name: 'Budi Santoso' };
/** Milliseconds in which a post of a blocked member is collapsed. */
const UNFOLDED_MS = 15_000;

const feed = {
  page: '/feed',
  unsaid: {
    getBlockList: 'It is done and said; what is known of them stays until it is read again.',
  },
};

/** The newest post of Budi's, once it is expanded. */
const post = ({ page }: Hands) => page.getByRole('article', { name: NAME.name }).first();

async function openMenu(hands: Hands) {
  await post(hands)
    .getByRole('button', { name: hands.say('posts:post.menu') })
    .first()
    .click();
}

const item = ({ page, say }: Hands, key: string) =>
  page.getByRole('menuitem', { name: say(key, NAME) });

const said =
  (key: string) =>
  ({ page, say }: Hands) =>
    page.getByText(say(key, NAME));

/** Budi is blocked or muted, and his post is collapsed. */
const kept = (kind: 'block' | 'mute') => ({
  ...feed,
  given({ accounts, blocking }: Community) {
    const me = accounts.find('member-1');
    if (me) blocking[kind](me, 'member-2');
  },
  async reach(hands: Hands) {
    // After signing in again it is still expanded.
    const show = hands.button('portal:folded.show').first();
    await show.click({ timeout: UNFOLDED_MS }).catch(() => undefined);
    await openMenu(hands);
  },
});

export const scenarios: readonly Scenario[] = [
  {
    ...feed,
    does: 'mute a member',
    reach: openMenu,
    press: (hands) => item(hands, 'blocking:mute.action'),
    done: said('blocking:mute.done'),
  },
  {
    ...feed,
    does: 'block a member',
    async reach(hands) {
      await openMenu(hands);
      await item(hands, 'blocking:block.action').click();
    },
    press: (hands) => inDialog(hands, 'blocking:block.confirm'),
    done: said('blocking:block.done'),
  },
  {
    ...kept('mute'),
    does: 'unmute a member',
    press: (hands) => item(hands, 'blocking:mute.undo'),
    done: said('blocking:mute.undone'),
  },
  {
    ...kept('block'),
    does: 'unblock a member',
    press: (hands) => item(hands, 'blocking:block.undo'),
    done: said('blocking:block.undone'),
  },
  {
    page: '/settings',
    does: 'choose who may add them to group chats',
    press: ({ page, say }) => page.getByText(say('blocking:addable.nobody')),
    done: ({ page, say }) =>
      page.getByRole('radio', { name: say('blocking:addable.nobody'), checked: true }),
  },
];
