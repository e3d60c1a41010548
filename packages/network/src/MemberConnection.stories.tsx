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

/** How the reader stands to one member, on that member's profile. */
const meta = preview.meta({
  component: MemberConnection,
  args: { person: person('member-6', 'Hendra Wijaya') },
  parameters: { portal: { community: networkCommunity } },
});

/** Nothing connects the two: the reader can ask. */
export const Unconnected = meta.story({
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Connect with Hendra Wijaya' }),
    );
    await expect(await canvas.findByText('Request Pending')).toBeVisible();
  },
});

/** The other one asks while the profile is open: it shows at once. */
export const AskedMeanwhile = meta.story({
  tags: ['no-picture'],
  async play({ canvas, mocks }) {
    await canvas.findByRole('button', { name: 'Connect with Hendra Wijaya' });
    await waitFor(() => expect(mocks.sockets.count).toBe(1));
    ask(mocks.community, 'member-6', 'member-1');
    await expect(
      await canvas.findByRole('button', { name: 'Accept the request of Hendra Wijaya' }),
    ).toBeVisible();
  },
});

/** Both are connected. */
export const Connected = meta.story({
  tags: ['no-picture'],
  args: { person: person('member-2', 'Budi Santoso') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
});

/** A server that names the connection alone. */
export const ForeignServer = meta.story({
  tags: ['no-picture'],
  args: { person: person('member-2', 'Budi Santoso') },
  beforeEach({ msw }) {
    msw.use(replyWith(findConnection, { connection_id: 'connection-1' }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
});

/** What the profile told of the relation stands until it was read anew. */
export const Loading = meta.story({
  tags: ['no-picture'],
  args: { person: { ...person('member-2', 'Budi Santoso'), relation: 'connected' as const } },
  beforeEach({ msw }) {
    msw.use(neverAnswer(findConnection));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
});

/** It could not be read: asking is still offered. */
export const ServerError = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(failWith(findConnection, 500));
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Connect with Hendra Wijaya' }),
    ).toBeVisible();
  },
});
