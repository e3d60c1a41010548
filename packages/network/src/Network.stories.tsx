import { listConnections, removeConnection } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Network } from './Network.tsx';
import { ask, networkCommunity, wellConnected } from './network.testing.ts';

const meta = preview.meta({
  title: 'Connections',
  component: Network,
  args: { onMessage: fn() },
  parameters: {
    portal: { hasProfiles: true, community: networkCommunity },
    statecharts: { show: 'connections' },
  },
});

/** The member's connections, with counts on the tabs. */
// NET-001–004, NET-006, NET-010
export const Ready = meta.story({
  name: 'List of connections (contacts)',
  tags: ['phone', 'list'],
  async play({ args, canvas, navigate, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Your connections' });
    await expect(within(list).getByText('Budi Santoso')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /My Connections\s*2/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Pending\s*1/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Budi Santoso' }));
    await expect(navigate).toHaveBeenCalledWith('/people/member-2', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Message Budi Santoso' }));
    await expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 'member-2' }));
  },
});

/** No connections yet: offers the search for people. */
export const Empty = meta.story({
  name: 'No connections yet',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: () => wellConnected(0) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find people' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Who are you looking for?' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'My Connections' }));
    await expect(await canvas.findByRole('heading', { name: 'No connections yet' })).toBeVisible();
  },
});

/** The first page is loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listConnections));
  },
});

/** A failure is shown in place of the list, with Retry. */
export const ServerError = meta.story({
  name: 'Connections could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listConnections, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The browser is offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listConnections));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The search matches nobody. */
export const Unmatched = meta.story({
  name: 'No match for the search',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await canvas.findByText('Budi Santoso');
    await userEvent.type(canvas.getByRole('searchbox'), 'durian');
    await expect(
      await canvas.findByRole('heading', { name: 'No connection matches' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByText('Budi Santoso')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'durian');
    await canvas.findByRole('heading', { name: 'No connection matches' });
  },
});

/** Connections load page by page. */
export const ManyConnections = meta.story({
  name: 'Many connections, page by page',
  tags: ['no-picture'],
  parameters: { portal: { community: () => wellConnected(25) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('Pedagang 1')).toBeVisible();
  },
});

async function askToRemove(
  canvas: { findByRole(role: string, options: { name: string }): Promise<HTMLElement> },
  userEvent: { click(element: Element): Promise<void> },
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More about Budi Santoso' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
  return within(await screen.findByRole('alertdialog'));
}

/** Ending a connection asks for confirmation. */
// WID-093
export const Removing = meta.story({
  name: 'End the connection? (remove, disconnect)',
  tags: ['asked'],
  async play({ canvas, userEvent }) {
    const dialog = await askToRemove(canvas, userEvent);
    await expect(
      dialog.getByText('Are you sure you want to remove this connection?'),
    ).toBeVisible();
  },
});

/** Ended: a toast confirms it, list and count are updated, and focus stays in the list. */
export const Removed = meta.story({
  name: 'Connection ended',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    const dialog = await askToRemove(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Connection removed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Budi Santoso')).toBeNull());
    await expect(await canvas.findByRole('tab', { name: /My Connections\s*1/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

/** Ending failed: the dialog stays open with the reason. */
export const RemovalFailed = meta.story({
  name: 'Connection could not be ended',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(removeConnection, 500));
  },
  async play({ canvas, userEvent }) {
    const dialog = await askToRemove(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('Error removing connection')).toBeVisible();
  },
});

/** A request accepted in another window updates the list and the counts. */
// NET-104
export const AcceptedElsewhere = meta.story({
  name: 'Request accepted in another window',
  tags: ['no-picture'],
  async play({ canvas, mocks }) {
    await canvas.findByText('Budi Santoso');
    // A request in return accepts the first one.
    ask(mocks.community, 'member-4', 'member-1');
    await expect(await canvas.findByText('Rizky Pratama')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /My Connections\s*3/ })).toBeVisible();
  },
});
