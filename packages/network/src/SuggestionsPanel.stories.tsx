import { hideSuggestion, listSuggestions, requestConnection } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, replyWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { SuggestionsPanel } from './suggestions/SuggestionsPanel.tsx';

const meta = preview.meta({
  title: 'Suggested members, for other pages',
  component: SuggestionsPanel,
  parameters: { portal: { community: () => tradingCommunity() } },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
});

/** Three members with what they share with the reader, and a link to all. */
export const Ready = meta.story({
  name: 'Three suggested members',
  args: { onViewAll: fn() },
  parameters: { portal: { hasProfiles: true } },
  async play({ args, canvas, navigate, userEvent }) {
    const panel = await canvas.findByRole('region', { name: 'People You May Know' });
    await expect(panel).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View All' }));
    await expect(args.onViewAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Budi Santoso' }));
    await expect(navigate).toHaveBeenCalledWith('/people/member-2', undefined);
  },
});

/** A newcomer without industries: who posted lately is suggested, without a match. */
// NET-153
export const Newcomer = meta.story({
  name: 'Suggestions for a newcomer',
  tags: ['first-use'],
  parameters: { portal: { community: () => newcomer() } },
  async play({ canvas }) {
    await expect((await canvas.findAllByText('Active in the community'))[0]).toBeVisible();
    await expect(canvas.queryByText(/match/)).toBeNull();
  },
});

/** Nothing is shown while loading. */
export const Loading = meta.story({
  name: 'Loading: nothing is shown',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listSuggestions));
  },
});

/** No suggestions: nothing is shown. */
export const Empty = meta.story({
  name: 'No suggestions: nothing is shown',
  tags: ['empty'],
  parameters: { portal: { signedInAs: 'member-1', community: () => loner() } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** A failure is only logged; the panel stays hidden. */
// WID-115
export const ServerError = meta.story({
  name: 'Suggestions failed: nothing is shown',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listSuggestions, 500));
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The request is being sent. */
export const Asking = meta.story({
  name: 'Connection request being sent',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(requestConnection));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click((await connectButtons(canvas))[0] as HTMLElement);
    await expect(await canvas.findByRole('button', { name: /In progress/ })).toHaveFocus();
  },
});

/** The request is sent: a toast confirms it, and its status replaces the button. */
// SHELL-154
export const Requested = meta.story({
  name: 'Connection request sent',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const [first] = await connectButtons(canvas);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Connection request sent to .+!$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Request Pending')).toHaveFocus());
  },
});

/** A member who had already sent a request is connected at once. */
export const Connected = meta.story({
  name: 'Connected at once: both had asked',
  tags: ['done'],
  beforeEach({ msw }) {
    const reply = { connection_id: 'connection-1', status: 'accepted' };
    msw.use(replyWith(requestConnection, reply));
  },
  async play({ canvas, userEvent }) {
    const [first] = await connectButtons(canvas);
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('Connected')).toBeVisible();
    await expect(await canvas.findByText(/^You are now connected with/)).toBeVisible();
  },
});

/** A suggested member sends a request meanwhile: Accept and Reject appear in place. */
export const AskedByThem = meta.story({
  name: 'Request from a suggested member arrives',
  tags: ['no-picture'],
  async play({ canvas, mocks, userEvent }) {
    await connectButtons(canvas);
    const { accounts, connections } = mocks.community;
    const budi = accounts.find('member-2');
    if (budi) connections.request(budi, 'member-1');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Accept the request of Budi Santoso' }),
    );
    await waitFor(() => expect(canvas.getByText('Connected')).toHaveFocus());
  },
});

/** Refused with the server's own message. */
// SHELL-155
export const Refused = meta.story({
  name: "Request refused, with the server's reason",
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(requestConnection, 404, { detail: 'Member not found' }));
  },
  async play({ canvas, userEvent }) {
    const [first] = await connectButtons(canvas);
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('Member not found')).toBeVisible();
    await expect(first).toBeEnabled();
  },
});

/** Offline: the request was not sent and can be retried. */
// SHELL-156
export const Offline = meta.story({
  name: 'Request not sent: no network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(requestConnection));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click((await connectButtons(canvas))[0] as HTMLElement);
    await expect(await canvas.findByText('Error sending connection request')).toBeVisible();
  },
});

/** Not interested: the member goes, the focus stays in the list, and Undo brings them back. */
// NET-154
export const NotInterested = meta.story({
  name: 'Not interested (dismissed), with Undo',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const hide = { name: 'Not interested in Budi Santoso' };
    (await canvas.findByRole('button', hide)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('Budi Santoso is not suggested to you any more'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', hide)).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'People You May Know' })).toContainElement(
        activeElement(),
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', hide)).toBeVisible();
  },
});

/** It could not be sent: the member stays. */
export const NotInterestedFailed = meta.story({
  name: 'Not interested could not be saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(hideSuggestion, 500));
  },
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Not interested in Budi Santoso' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/^The suggestion could not be removed/)).toBeVisible();
    await expect(button).toBeEnabled();
  },
});

/** Undo failed: the notice says so. */
export const UndoFailed = meta.story({
  tags: ['no-picture', 'failed'],
  async play({ canvas, msw, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Not interested in Budi Santoso' }),
    );
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    msw.use(dropConnection(hideSuggestion));
    await userEvent.click(undo);
    await expect(
      await canvas.findByText(/^The suggestion could not be brought back/),
    ).toBeVisible();
  },
});

const activeElement = () => document.activeElement as HTMLElement;

function connectButtons(canvas: {
  findAllByRole(role: string, options: { name: RegExp }): Promise<HTMLElement[]>;
}) {
  return canvas.findAllByRole('button', { name: /^Connect with/ });
}

/** A community in which the member has something in common with several others. */
function tradingCommunity() {
  const community = sampleCommunity();
  const { accounts, connections } = community;
  accounts.update('member-2', { industry_tags: ['textile', 'fashion'], location: 'Yogyakarta' });
  accounts.update('member-3', { industry_tags: ['fashion', 'retail'] });
  accounts.update('member-4', { location: 'Yogyakarta' });
  const [me, shared, other] = ['member-1', 'member-5', 'member-3'].map((id) => accounts.find(id));
  for (const [one, two] of [
    [me, shared],
    [shared, other],
  ] as const) {
    if (!one || !two) continue;
    connections.request(one, two.id);
    connections.request(two, one.id);
  }
  return community;
}

/** A community in which the member has nothing in common with others. */
function loner() {
  const community = sampleCommunity({ posts: 0 });
  community.accounts.update('member-1', { industry_tags: [], location: null });
  return community;
}

function newcomer() {
  const community = sampleCommunity();
  community.accounts.update('member-1', { industry_tags: [], location: null });
  return community;
}
