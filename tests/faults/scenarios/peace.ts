import type { Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import type { Hands, Scenario } from '../scenario.ts';

const NAME = { name: 'Budi Santoso' };
/** Within so long a post that is folded away is. */
const UNFOLDED_MS = 15_000;

const feed = {
  page: '/feed',
  unsaid: {
    getPeace: 'It is done and said; what is known of them stays until it is read again.',
  },
};

/** The newest post of Budi's, once it is not folded. */
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

/** Budi is kept away, and his post is folded away. */
const kept = (way: 'block' | 'mute') => ({
  ...feed,
  given({ accounts, peace }: Community) {
    const me = accounts.find('member-1');
    if (me) peace[way](me, 'member-2');
  },
  async reach(hands: Hands) {
    // Once they have signed in again it is still unfolded.
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
    press: (hands) => item(hands, 'peace:mute.action'),
    done: said('peace:mute.done'),
  },
  {
    ...feed,
    does: 'block a member',
    async reach(hands) {
      await openMenu(hands);
      await item(hands, 'peace:block.action').click();
    },
    press: (hands) => inDialog(hands, 'peace:block.confirm'),
    done: said('peace:block.done'),
  },
  {
    ...kept('mute'),
    does: 'unmute a member',
    press: (hands) => item(hands, 'peace:mute.undo'),
    done: said('peace:mute.undone'),
  },
  {
    ...kept('block'),
    does: 'unblock a member',
    press: (hands) => item(hands, 'peace:block.undo'),
    done: said('peace:block.undone'),
  },
  {
    page: '/settings',
    does: 'choose who may add them to group chats',
    press: ({ page, say }) => page.getByText(say('peace:addable.nobody')),
    done: ({ page, say }) =>
      page.getByRole('radio', { name: say('peace:addable.nobody'), checked: true }),
  },
];
