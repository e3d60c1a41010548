import { quoteMessage } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { messageOf, outgoingOf } from '../message.testing.ts';
import { changeOutbox, nextOf, readOutgoing, roomsWaiting, toPersisted } from './outgoing.ts';

const items = [outgoingOf('a'), outgoingOf('b'), outgoingOf('c', { roomId: 'other' })];

describe('the list of outgoing messages', () => {
  it('outgoing messages are sent oldest first in each room', () => {
    expect(roomsWaiting(items)).toEqual(['room', 'other']);
    expect(nextOf(items, 'room')?.clientId).toBe('a');
  });

  it('a failed message blocks no other until it is retried', () => {
    const failed = changeOutbox(items, { type: 'failed', clientId: 'a', failure: 'Too long' });
    expect(nextOf(failed, 'room')?.clientId).toBe('b');
    expect(failed[0]?.failure).toBe('Too long');
    const again = changeOutbox(failed, { type: 'retried', clientId: 'a' });
    expect(again).toEqual(items);
  });

  it('an outgoing message is added once and removed once', () => {
    expect(changeOutbox(items, { type: 'put', item: outgoingOf('a') })).toEqual(items);
    const left = changeOutbox(items, { type: 'removed', clientId: 'a' });
    expect(left.map(({ clientId }) => clientId)).toEqual(['b', 'c']);
    expect(changeOutbox(left, { type: 'removed', clientId: 'a' })).toBe(left);
  });

  it('outgoing messages are restored with their replies, without damaged entries', () => {
    const replyTo = quoteMessage(messageOf(1));
    const failed = outgoingOf('d', {
      replyTo,
      failure: null,
      files: [new File(['x'], 'x.txt')],
    });
    const stored = structuredCloneOf([...items, failed]);
    expect(readOutgoing(stored)).toEqual([...items, failed]);
    expect(
      readOutgoing({
        version: 1,
        items: [null, { clientId: 'x' }, { ...failed, replyTo: 'x' }, ...items],
      }),
    ).toEqual(items);
    for (const damaged of [undefined, null, 'x', { version: 2, items }, { version: 1 }])
      expect(readOutgoing(damaged)).toEqual([]);
  });

  it('an empty outbox is not stored', () => {
    expect(toPersisted([])).toBeUndefined();
  });
});

const structuredCloneOf = (all: Parameters<typeof toPersisted>[0]) => ({ ...toPersisted(all) });
