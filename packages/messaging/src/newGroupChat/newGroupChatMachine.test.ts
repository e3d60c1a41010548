import { ApiError, type Conversation, type Member } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type NewGroupChat, newGroupChatMachine, refusedMember } from './newGroupChatMachine.ts';

const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));
const [budi, dewi, agus]: [Member, Member, Member] = [
  { id: 'budi', full_name: 'Budi Santoso' },
  { id: 'dewi', full_name: 'Dewi Anggraini' },
  { id: 'agus', full_name: 'Agus Setiawan' },
];
const room: Conversation = { id: 'room', room_type: 'group', unread_count: 0 };

function open({
  conversationId = null as string | null,
  most = 99,
  answers = [] as (ApiError | null)[],
} = {}) {
  const requests: NewGroupChat[] = [];
  const published: string[] = [];
  const actor = createActor(
    newGroupChatMachine.provide({
      actors: {
        enterConversation: fromPromise(async ({ input }) => {
          requests.push(input);
          const failure = answers.shift();
          if (failure) throw failure;
          return room;
        }),
      },
      actions: {
        publishToInbox: (_, { conversation }) => void published.push(`inbox ${conversation.id}`),
      },
    }),
    { input: { conversationId, most } },
  );
  actor.on('conversation.entered', ({ conversation }) => published.push(`view ${conversation.id}`));
  actor.start();
  return {
    actor,
    requests,
    published,
    toggle: (...members: Member[]) => {
      for (const member of members) actor.send({ type: 'member.toggled', member });
    },
    call: (name: string) => actor.send({ type: 'name.changed', name }),
    async submit() {
      actor.send({ type: 'groupChat.submitted' });
      await passOn();
    },
    chosen: () => actor.getSnapshot().context.chosen.map(({ id }) => id),
    refused() {
      const { member, why } = refusedMember(actor.getSnapshot().context) ?? {};
      return member && `${member.id} ${why}`;
    },
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
  };
}

describe('selecting members for a conversation', () => {
  it('one member opens a direct conversation and notifies inbox and view', async () => {
    const { actor, requests, published, toggle, submit } = open();
    toggle(budi);
    await submit();
    expect(requests).toMatchObject([{ conversationId: null, userIds: ['budi'] }]);
    expect(published).toEqual(['inbox room', 'view room']);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('several members create a group chat, which requires a name', async () => {
    const { requests, toggle, call, submit, is } = open();
    toggle(budi, dewi);
    await submit();
    expect(is({ choosing: 'nameless' })).toBe(true);
    call('  ');
    await submit();
    expect(is({ choosing: 'nameless' })).toBe(true);
    call(' Pasar Senen ');
    await submit();
    expect(requests).toMatchObject([{ userIds: ['budi', 'dewi'], name: 'Pasar Senen' }]);
  });

  it('adding members to a group chat requires no name', async () => {
    const { requests, toggle, submit } = open({ conversationId: 'room' });
    toggle(budi, dewi);
    await submit();
    expect(requests).toMatchObject([{ conversationId: 'room', userIds: ['budi', 'dewi'] }]);
  });

  it('a selection has at least one member and at most the maximum', async () => {
    const { requests, toggle, submit, chosen, is } = open({ conversationId: 'room', most: 2 });
    await submit();
    expect(is({ choosing: 'nobody' })).toBe(true);
    toggle(budi, dewi, agus);
    expect(chosen()).toEqual(['budi', 'dewi']);
    expect(is({ choosing: 'full' })).toBe(true);
    toggle(dewi, agus);
    expect(chosen()).toEqual(['budi', 'agus']);
    expect(is({ choosing: 'filled' })).toBe(true);
    await submit();
    expect(requests).toHaveLength(1);
  });

  it('a failure keeps the selection, and the retry creates the same group chat', async () => {
    const { requests, toggle, call, submit, chosen, is } = open({
      answers: [new ApiError('network')],
    });
    toggle(budi, dewi);
    call('Senen');
    await submit();
    expect(is({ choosing: 'failed' })).toBe(true);
    expect(chosen()).toEqual(['budi', 'dewi']);
    await submit();
    expect(requests[1]).toEqual(requests[0]);
    expect(is('done')).toBe(true);
  });

  it('changing the selection after a failure creates another group chat', async () => {
    const { requests, toggle, call, submit } = open({
      answers: [new ApiError('network'), new ApiError('network')],
    });
    toggle(budi, dewi);
    call('Senen');
    await submit();
    toggle(agus);
    await submit();
    call('Senen Raya');
    await submit();
    expect(new Set(requests.map(({ clientId }) => clientId)).size).toBe(3);
  });

  it('a refusal names the member and the reason', async () => {
    const refusal = (status: number, field?: string) => new ApiError('refused', { status, field });
    const scene = open({
      conversationId: 'room',
      answers: [
        refusal(404, 'user_ids.1'),
        refusal(403, 'user_ids.0'),
        refusal(404),
        refusal(404, 'user_ids.7'),
        refusal(400, 'user_ids.0'),
      ],
    });
    scene.toggle(budi, dewi);
    for (const refused of ['dewi gone', 'budi unaddable']) {
      await scene.submit();
      expect(scene.refused()).toBe(refused);
    }
    for (const _ of [1, 2, 3]) {
      await scene.submit();
      expect(scene.refused()).toBeUndefined();
      expect(scene.is({ choosing: 'failed' })).toBe(true);
    }
  });

  it('a selection can be discarded until it is submitted', async () => {
    const { actor, toggle, call, chosen, is } = open();
    toggle(budi, dewi);
    call('Senen');
    actor.send({ type: 'groupChat.dropped' });
    expect([chosen(), is({ choosing: 'empty' })]).toEqual([[], true]);
    toggle(budi);
    actor.send({ type: 'groupChat.submitted' });
    actor.send({ type: 'groupChat.dropped' });
    toggle(dewi);
    expect(chosen()).toEqual(['budi']);
  });
});
