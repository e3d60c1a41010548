import {
  acceptConnection,
  createInvitation,
  getNetworkAnalytics,
  getNetworkHealth,
  listIncomingRequests,
  listInvitations,
  listSuggestions,
  searchPeople,
} from '@saudagar/contract';
import { failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Network } from './Network.tsx';
import { networkCommunity, wellConnected } from './network.testing.ts';

const meta = preview.meta({
  title: 'Suggestions, requests, invitations, insights',
  component: Network,
  parameters: {
    portal: { pages: ['feed', 'invitation'], hasProfiles: true, community: networkCommunity },
  },
});

interface Scene {
  canvas: { findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement> };
  userEvent: { click(element: Element): Promise<void> };
}

const open = async ({ canvas, userEvent }: Scene, name: RegExp) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

/** Suggested members. */
export const Suggestions = meta.story({
  name: 'Suggested members, match score',
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Suggestions/);
    await expect(await canvas.findByRole('button', { name: /^Connect with/ })).toBeVisible();
  },
});

/** Nobody to suggest: the tab says so, and offers the search for people. */
// NET-136
export const NoSuggestions = meta.story({
  name: 'Nobody to suggest',
  tags: ['no-picture', 'empty'],
  beforeEach({ msw }) {
    msw.use(replyWith(listSuggestions, []));
  },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Suggestions/);
    await expect(
      await canvas.findByRole('heading', { name: 'No suggestions right now' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Tell your trade and place in your profile/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find people' }));
    await expect(await canvas.findByText(/^Type at least 2 characters/)).toBeVisible();
  },
});

/** A search needs at least two characters. */
export const Find = meta.story({
  name: 'Find people: two characters needed',
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Find People/);
    await expect(await canvas.findByText(/Type at least 2 characters/)).toBeVisible();
  },
});

/** Members found, each with the relationship; a request updates it at once. */
export const Found = meta.story({
  name: 'Members found by search',
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Find People/);
    await userEvent.type(await canvas.findByRole('searchbox'), 'an');
    const list = within(await canvas.findByRole('list', { name: 'People found' }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(0);
  },
});

/** A request from the search replaces the button by its status. */
// NET-104
export const Asked = meta.story({
  name: 'Connection request sent from the search',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Find People/);
    await userEvent.type(await canvas.findByRole('searchbox'), 'hendra');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Connect with Hendra Wijaya' }),
    );
    await expect(await screen.findByText('Connection request sent!')).toBeVisible();
    await expect(await canvas.findByText('Request Pending')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'siti');
    await expect(await canvas.findByText('You')).toBeVisible();
  },
});

/** Nobody matches. */
export const NobodyFound = meta.story({
  name: 'No results: nobody matches the search',
  tags: ['no-picture', 'empty'],
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Find People/);
    await userEvent.type(await canvas.findByRole('searchbox'), 'durian');
    await expect(await canvas.findByRole('heading', { name: 'Nobody found' })).toBeVisible();
    await expect(canvas.getByText('Try other words.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findByText(/Type at least 2 characters/)).toBeVisible();
  },
});

/** The search failed. */
export const SearchFailed = meta.story({
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(searchPeople, 500));
  },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Find People/);
    await userEvent.type(await canvas.findByRole('searchbox'), 'budi');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Incoming and sent requests. */
// NET-005
export const Pending = meta.story({
  name: 'Connection requests, incoming and sent',
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Pending/);
    await expect(
      await canvas.findByRole('button', { name: 'Accept the request of Dewi Anggraini' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Withdraw your request to Rizky Pratama' }),
    ).toBeVisible();
  },
});

/** Accepted by keyboard: a toast confirms it, the row is removed, and focus stays in the list. */
// NET-104
export const Accepted = meta.story({
  name: 'Connection request accepted',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Pending/);
    const accept = await canvas.findByRole('button', {
      name: 'Accept the request of Dewi Anggraini',
    });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Connection request accepted!')).toBeVisible();
    await expect(await canvas.findByText('Nobody is waiting for your answer.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(await canvas.findByRole('tab', { name: /My Connections\s*3/ })).toBeVisible();
  },
});

/** Rejected and withdrawn: no requests are pending. */
export const NothingPending = meta.story({
  name: 'Request rejected and withdrawn: none is left',
  tags: ['done', 'empty'],
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Pending/);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reject the request of Dewi Anggraini' }),
    );
    await expect(await screen.findByText('Connection request rejected')).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Withdraw your request to Rizky Pratama' }),
    );
    await expect(await screen.findByText('Connection request withdrawn')).toBeVisible();
    await expect(await canvas.findByText(/waiting for nobody/)).toBeVisible();
  },
});

/** A failed answer shows an error and keeps the request. */
export const AnswerFailed = meta.story({
  name: 'Request could not be accepted',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(acceptConnection, 500));
  },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Pending/);
    const accept = await canvas.findByRole('button', {
      name: 'Accept the request of Dewi Anggraini',
    });
    await userEvent.click(accept);
    await expect(await screen.findByText('Error accepting connection request')).toBeVisible();
    await expect(accept).toBeEnabled();
  },
});

/** Requests are loading. */
export const PendingLoading = meta.story({
  name: 'Requests loading',
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listIncomingRequests));
  },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Pending/);
    await expect(await canvas.findByText('Rizky Pratama')).toBeVisible();
  },
});

/** Invitations with their status and actions. */
export const Invitations = meta.story({
  name: 'Invitations with their status',
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Invitations/);
    await expect(await canvas.findByText('Joko Prasetyo')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Send again to invitation-3@pasar.example',
      }),
    );
    await expect(await screen.findByText('Invitation sent successfully!')).toBeVisible();
  },
});

/** Cancelled after confirmation. */
export const InvitationCancelled = meta.story({
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Invitations/);
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Cancel invitation to invitation-1@pasar.example',
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel invitation' }));
    await expect(await screen.findByText('Invitation cancelled')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Cancelled')).toHaveLength(2));
  },
});

/** No invitations yet. */
export const NoInvitations = meta.story({
  name: 'No invitations yet',
  tags: ['empty'],
  parameters: { portal: { community: () => wellConnected(0) } },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Invitations/);
    await expect(
      await canvas.findByRole('heading', { name: 'You have not invited anybody yet' }),
    ).toBeVisible();
  },
});

/** Invitations failed to load. */
export const InvitationsFailed = meta.story({
  name: 'Invitations could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listInvitations, 500));
  },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Invitations/);
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

const invite = async ({ canvas, userEvent }: Scene) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite People' }));
  return within(await screen.findByRole('dialog', { name: 'Invite People' }));
};

/** Missing and invalid values show errors beside their fields. */
// NET-007
export const InviteIncomplete = meta.story({
  name: 'Invitation refused: invalid email',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    const dialog = await invite({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await dialog.findByText('Email is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Email/), 'joko');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await dialog.findByText('Enter a valid email address')).toBeVisible();
  },
});

/** Sent: a toast confirms it, and the invitation is listed. */
export const InviteSent = meta.story({
  name: 'Invitation sent (invite by mail)',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Invitations/);
    const dialog = await invite({ canvas, userEvent });
    await userEvent.type(dialog.getByLabelText(/Email/), 'sari@pasar.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await screen.findByText('Invitation sent successfully!')).toBeVisible();
    await expect(await canvas.findByText('sari@pasar.example')).toBeVisible();
  },
});

/** A failure keeps the values; the server's error about the address is beside its field. */
export const InviteRefused = meta.story({
  name: 'Invitation refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(createInvitation, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const dialog = await invite({ canvas, userEvent });
    await userEvent.type(dialog.getByLabelText(/Email/), 'siti@saudagar.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await dialog.findByText('Error sending invitation')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await dialog.findByText(/You cannot connect with yourself/)).toBeVisible();
  },
});

/** Health score and figures; tips link to their targets. */
// SHELL-010, SHELL-011
export const Insights = meta.story({
  name: 'Insights: health score and figures',
  tags: ['phone'],
  async play({ canvas, navigate, userEvent }) {
    await open({ canvas, userEvent }, /Network Insights/);
    await expect(await canvas.findByRole('img', { name: /out of 100$/ })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Top industries' })).toBeVisible();
    const tip = canvas.queryByRole('button', { name: 'Write a post' });
    if (tip) {
      await userEvent.click(tip);
      await expect(navigate).toHaveBeenCalledWith('/feed');
    }
  },
});

/** A member without connections has a score but no figures. */
export const NoInsights = meta.story({
  name: 'No insights without connections',
  tags: ['empty'],
  parameters: { portal: { community: () => wellConnected(0) } },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Network Insights/);
    await expect(await canvas.findByRole('heading', { name: 'No figures yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByRole('dialog', { name: 'Invite People' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Both failed to load, each with Retry. */
// WID-110
export const InsightsFailed = meta.story({
  name: 'Insights could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getNetworkAnalytics, 500), failWith(getNetworkHealth, 500));
  },
  async play({ canvas, userEvent }) {
    await open({ canvas, userEvent }, /Network Insights/);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
