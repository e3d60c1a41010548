import { joinGroup, listGroupInvitations, listMyGroups } from '@saudagar/contract';
import {
  createGate,
  delayed,
  dropConnection,
  emptyCommunity,
  failWith,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { settle } from '@saudagar/storybook/settle';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Groups } from './Groups.tsx';
import { manyGroups } from './groups.testing.ts';

const meta = preview.meta({
  title: 'Find groups (browse, join)',
  component: Groups,
  args: { onOpen: fn() },
  parameters: { portal: { pages: ['group'] } },
});

/** The member's own groups, with an invitation above them. */
export const Ready = meta.story({
  name: 'My groups, and an invitation',
  tags: ['phone'],
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    const batik = within(canvas.getByRole('article', { name: 'Perajin Batik Yogyakarta' }));
    await expect(batik.getByText('You run this group')).toBeVisible();
    await expect(batik.getByText('12 posts this week')).toBeVisible();
    const jepara = within(canvas.getByRole('article', { name: 'Mebel Jepara Menuju Dunia' }));
    await expect(
      within(jepara.getByRole('list', { name: 'Industry tags' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await expect(await canvas.findByRole('heading', { name: 'Invitations' })).toBeVisible();
    await expect(jepara.getByRole('link', { name: 'Mebel Jepara Menuju Dunia' })).toHaveAttribute(
      'href',
      '/groups/group-03',
    );
    await userEvent.click(
      batik.getByRole('button', { name: 'Open feed of Perajin Batik Yogyakarta' }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith('group-01');
  },
});

const discover = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click(element: Element): Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Discover Groups' }));
  await canvas.findByRole('article', { name: 'Toko Kelontong Go Digital' });
};

/** Groups of others, largest first; private ones are marked invite-only. */
export const Discovering = meta.story({
  name: 'Discover groups of others',
  tags: ['phone', 'list'],
  async play({ canvas, userEvent }) {
    await discover(canvas, userEvent);
    const names = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(names.filter((name) => name !== 'Invitations')[0]).toBe(
      'Toko Kelontong Go Digital',
    );
    await expect(canvas.queryByRole('article', { name: 'Perajin Batik Yogyakarta' })).toBeNull();
    const card = within(canvas.getByRole('article', { name: 'Importir Elektronik Jawa Timur' }));
    await expect(card.getByText('Invite only')).toBeVisible();
    await expect(await card.findByText('Request sent')).toBeVisible();
  },
});

/** The first page is loading. */
export const Loading = meta.story({
  name: 'Groups loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listMyGroups));
  },
});

/** A failure is shown in place of the list and does not affect the other tab. */
// GRP-015, WID-107
export const ServerError = meta.story({
  name: 'Groups could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    spyOn(console, 'info').mockImplementation(() => {});
    msw.use(failWith(listMyGroups, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(console.info).toHaveBeenCalledWith('saudagar: groups', expect.anything());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** The browser is offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listMyGroups));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** A member without a group is directed to Discover. */
export const Empty = meta.story({
  name: 'I am in no group yet',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: () => withMembers() } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'You are in no group yet' }),
    ).toBeVisible();
  },
});

/** No groups exist: the member can create the first. */
export const NothingToDiscover = meta.story({
  name: 'No groups yet: create the first',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: () => withMembers() } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discover groups' }));
    await expect(
      await canvas.findByRole('heading', { name: 'No groups to discover' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Create Group' })).toHaveLength(2);
  },
});

/** Search covers name, tag and location; filters narrow it and can be cleared. */
export const Narrowed = meta.story({
  name: 'Searched and filtered',
  async play({ canvas, userEvent }) {
    await discover(canvas, userEvent);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Industry tag' }), 'Wood');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /Remove filter Industry tag/ }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search groups' }), 'bandung');
    await expect(
      await canvas.findByRole('article', { name: 'Fesyen Muslim Bandung' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

/** No group matches; one press clears the filters. */
export const Unmatched = meta.story({
  name: 'No groups found: no match for the search',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search groups' }), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'No groups found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
});

/** A group that is not one's own is searched for in Discover by one press. */
// GRP-156
export const FoundInDiscover = meta.story({
  name: 'Not among mine: found in Discover',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search groups' }), 'bandung');
    await userEvent.click(await canvas.findByRole('button', { name: 'Search all groups' }));
    await expect(
      await canvas.findByRole('article', { name: 'Fesyen Muslim Bandung' }),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Discover Groups' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** A group joined stays in its place, and can be opened; it is among the member's own. */
// GRP-194
export const Joined = meta.story({
  name: 'Group joined',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks, userEvent }) {
    await discover(canvas, userEvent);
    const join = await canvas.findByRole('button', { name: 'Join Toko Kelontong Go Digital' });
    join.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('You are now in “Toko Kelontong Go Digital”'),
    ).toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: 'Open feed of Toko Kelontong Go Digital' });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(mocks.community.groups.isMember('group-07', 'member-1')).toBe(true);
    await userEvent.click(canvas.getByRole('tab', { name: 'My Groups' }));
    await canvas.findByRole('article', { name: 'Toko Kelontong Go Digital' });
  },
});

/** A failed join shows an error in the card, with Retry. */
// GRP-045, WID-113
export const JoinFailed = meta.story({
  name: 'Joining failed',
  tags: ['failed'],
  beforeEach({ msw }) {
    spyOn(console, 'info').mockImplementation(() => {});
    msw.use(failWith(joinGroup, 500));
  },
  async play({ canvas, userEvent }) {
    await discover(canvas, userEvent);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Join Toko Kelontong Go Digital' }),
    );
    await expect(
      await canvas.findByText(/You could not join “Toko Kelontong Go Digital”/),
    ).toBeVisible();
    await expect(console.info).toHaveBeenCalledWith('saudagar: joinGroup', expect.anything());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** A request is withdrawn and sent again. */
export const AskedAgain = meta.story({
  name: 'Request to join withdrawn, sent again',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    await discover(canvas, userEvent);
    const name = 'Importir Elektronik Jawa Timur';
    await userEvent.click(
      await canvas.findByRole('button', { name: `Withdraw the request to join ${name}` }),
    );
    const ask = await canvas.findByRole('button', { name: `Ask to join ${name}` });
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.click(ask);
    const card = within(canvas.getByRole('article', { name }));
    await expect(await card.findByText('Request sent')).toBeVisible();
  },
});

/** Accepting an invitation removes it and adds the group to the member's own. */
export const InvitationAccepted = meta.story({
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const name = 'Rempah Maluku: Petani ke Pembeli';
    await userEvent.click(
      await canvas.findByRole('button', { name: `Accept the invitation to ${name}` }),
    );
    await canvas.findByRole('article', { name });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull());
  },
});

/** Declining an invitation removes it. */
export const InvitationDeclined = meta.story({
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Decline the invitation to Rempah/ }),
    );
    await expect(await canvas.findByText('The invitation was declined')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull());
    await expect(mocks.community.groups.isMember('group-06', 'member-1')).toBe(false);
  },
});

let gate = createGate();

/** The groups wait for the invitations above them, so that nothing moves. */
// GRP-191
export const InvitationsAwaited = meta.story({
  name: 'Invitations loading, groups wait',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    gate = createGate();
    msw.use(delayed(listGroupInvitations, gate));
  },
  async play({ canvas }) {
    await settle();
    await expect(canvas.queryByRole('article')).toBeNull();
    gate.open();
    await expect(await canvas.findByRole('heading', { name: 'Invitations' })).toBeVisible();
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
});

/** Invitations that failed to load show an error with Retry. */
export const InvitationsFailed = meta.story({
  name: 'Invitations could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listGroupInvitations, 500));
  },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(await canvas.findByRole('heading', { name: 'Invitations' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Without a host page, groups open over the list; closing restores focus. */
export const OpenedHere = meta.story({
  name: 'Group opened over the list',
  tags: ['no-picture'],
  parameters: { portal: { pages: [] } },
  render: () => <Groups />,
  async play({ canvas, userEvent }) {
    const title = await canvas.findByRole('button', { name: 'Mebel Jepara Menuju Dunia' });
    await userEvent.click(title);
    const dialog = within(await screen.findByRole('dialog', { name: /^Mebel Jepara/ }));
    await dialog.findByRole('button', { name: 'Write to the group' });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** Loading the next page moves focus to its first group. */
export const ManyPages = meta.story({
  name: 'More groups loaded',
  tags: ['no-picture'],
  parameters: { portal: { community: () => manyGroups(45) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Discover Groups' }));
    const before = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(before));
  },
});

/** A signed-out visitor browses; actions that need an account are hidden. */
export const SignedOut = meta.story({
  name: 'Not signed in: browse only',
  tags: ['visitor'],
  parameters: { portal: { signedInAs: null } },
  async play({ canvas }) {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Join/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create Group' })).toBeNull();
  },
});

function withMembers() {
  const community = emptyCommunity();
  for (const user of sampleCommunity({ posts: 0 }).accounts.active()) community.accounts.add(user);
  return community;
}
