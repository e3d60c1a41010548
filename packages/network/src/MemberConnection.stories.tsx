import { findConnection } from '@saudagar/contract';
import { buildMember, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { MemberConnection } from './member/MemberConnection.tsx';
import { ask, networkCommunity } from './network.testing.ts';

const person = (id: string, full_name: string) => ({
  ...buildMember({ id, full_name }),
  industry_tags: [],
});

/** The reader's relationship to a member, on that member's profile. */
const meta = preview.meta({
  title: 'Connect with a member on their profile',
  component: MemberConnection,
  args: { person: person('member-6', 'Hendra Wijaya') },
  parameters: { portal: { community: networkCommunity } },
});

/** Not connected: the reader can send a request. */
export const Unconnected = meta.story({
  name: 'Not connected: request can be sent',

  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Connect with Hendra Wijaya' }),
    );
    await expect(await canvas.findByText('Request Pending')).toBeVisible();
  },
});

/** A request that arrives while the profile is open shows at once. */
export const AskedMeanwhile = meta.story({
  name: 'Request from the member arrives (accept, reject)',

  async play({ canvas, mocks }) {
    await canvas.findByRole('button', { name: 'Connect with Hendra Wijaya' });
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    ask(mocks.community, 'member-6', 'member-1');
    await expect(
      await canvas.findByRole('button', { name: 'Accept the request of Hendra Wijaya' }),
    ).toBeVisible();
  },
});

/** Connected. */
export const Connected = meta.story({
  tags: ['no-picture'],
  args: { person: person('member-2', 'Budi Santoso') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
});

/** A server that sends only the connection. */
export const ForeignServer = meta.story({
  name: 'Connected, on another server',
  tags: ['no-picture'],
  args: { person: person('member-2', 'Budi Santoso') },
  beforeEach({ msw }) {
    msw.use(replyWith(findConnection, { connection_id: 'connection-1' }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
});

/** The relationship known from the profile is shown until it is reloaded. */
export const Loading = meta.story({
  tags: ['no-picture', 'loading'],
  args: { person: { ...person('member-2', 'Budi Santoso'), relation: 'connected' as const } },
  beforeEach({ msw }) {
    msw.use(neverAnswer(findConnection));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
});

/** The relationship failed to load: Connect is still offered. */
export const ServerError = meta.story({
  name: 'Connection status could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(findConnection, 500));
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Connect with Hendra Wijaya' }),
    ).toBeVisible();
  },
});
