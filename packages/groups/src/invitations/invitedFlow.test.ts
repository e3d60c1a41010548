import { listSentGroupInvitations } from '@saudagar/contract';
import { buildMember } from '@saudagar/mocks';
import type { Portal } from '@saudagar/portal';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { provideInvited } from './invitedFlow.ts';

it('members with an open invitation are read across all pages', async () => {
  const [first, second] = [buildMember({ id: 'member-8' }), buildMember({ id: 'member-9' })];
  const call = vi.fn(async (_: unknown, { query }: { query: { cursor?: string } }) =>
    query.cursor === 'next'
      ? { items: [{ user: second }], cursor: null }
      : { items: [{ user: first }], cursor: 'next' },
  );
  const machine = provideInvited({ client: { call } } as unknown as Portal).provide({
    actors: { watchNetwork: fromCallback(() => {}), subscribe: fromCallback(() => {}) },
    actions: { logFailure: () => {} },
  });
  const actor = createActor(machine, { input: { query: { id: 'group-1' } } }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  expect(context.value).toEqual(['member-8', 'member-9']);
  expect(call).toHaveBeenCalledTimes(2);
  expect(call.mock.calls[0]?.[0]).toBe(listSentGroupInvitations);
});
