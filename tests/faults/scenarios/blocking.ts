import type { Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import type { PageUser, Scenario } from '../scenario.ts';

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
const post = ({ page }: PageUser) => page.getByRole('article', { name: NAME.name }).first();

async function openMenu(user: PageUser) {
  await post(user)
    .getByRole('button', { name: user.say('posts:post.menu') })
    .first()
    .click();
}

const item = ({ page, say }: PageUser, key: string) =>
  page.getByRole('menuitem', { name: say(key, NAME) });

/** The audience 'Nobody' of a choice of privacy; its text is pressed, as by a person. */
const nobody = ({ page, say }: PageUser, choice: string) =>
  page.getByRole('radiogroup', { name: say(choice) }).getByText(say('blocking:audiences.nobody'));

const isNobody = ({ page, say }: PageUser, choice: string) =>
  page
    .getByRole('radiogroup', { name: say(choice) })
    .getByRole('radio', { name: say('blocking:audiences.nobody'), checked: true });

const messageOf =
  (key: string) =>
  ({ page, say }: PageUser) =>
    page.getByText(say(key, NAME));

const restrict =
  (kind: 'block' | 'mute') =>
  ({ accounts, blocking }: Community) => {
    const me = accounts.find('member-1');
    if (me) blocking[kind](me, 'member-2');
  };

/** Budi is muted, and his post is collapsed. */
const muted = {
  ...feed,
  given: restrict('mute'),
  async reach(user: PageUser) {
    // After signing in again it is still expanded.
    const show = user.button('portal:folded.show').first();
    await show.click({ timeout: UNFOLDED_MS }).catch(() => undefined);
    await openMenu(user);
  },
};

export const scenarios: readonly Scenario[] = [
  {
    ...feed,
    does: 'mute a member',
    reach: openMenu,
    press: (user) => item(user, 'blocking:mute.action'),
    done: messageOf('blocking:mute.done'),
  },
  {
    ...feed,
    does: 'block a member',
    async reach(user) {
      await openMenu(user);
      await item(user, 'blocking:block.action').click();
    },
    press: (user) => inDialog(user, 'blocking:block.confirm'),
    done: messageOf('blocking:block.done'),
  },
  {
    ...muted,
    does: 'unmute a member',
    press: (user) => item(user, 'blocking:mute.undo'),
    done: messageOf('blocking:mute.undone'),
  },
  {
    // A feed leaves the posts of the blocked out.
    page: '/settings',
    given: restrict('block'),
    unsaid: feed.unsaid,
    does: 'unblock a member',
    press: ({ button }) => button('blocking:block.undo', NAME),
    done: messageOf('blocking:block.undone'),
  },
  {
    page: '/settings',
    does: 'choose who may add them to group chats',
    press: (user) => nobody(user, 'blocking:addable.label'),
    done: (user) => isNobody(user, 'blocking:addable.label'),
  },
  {
    page: '/settings',
    does: 'choose who sees their connections',
    press: (user) => nobody(user, 'blocking:connections.label'),
    done: (user) => isNobody(user, 'blocking:connections.label'),
  },
  {
    page: '/settings',
    does: 'hide their presence',
    press: ({ page, say }) => page.getByText(say('blocking:presence.label')),
    done: ({ page, say }) =>
      page.getByRole('switch', { name: say('blocking:presence.label'), checked: false }),
  },
];
