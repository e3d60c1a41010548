import { describe, expect, it } from 'vitest';
import { outgoingOf } from '../message.testing.ts';
import { changeOutbox, nextOf, readOutgoing, roomsWaiting, toPersisted } from './outgoing.ts';

const items = [outgoingOf('a'), outgoingOf('b'), outgoingOf('c', { roomId: 'other' })];

describe('what is on its way', () => {
  it('goes room by room, the oldest first', () => {
    expect(roomsWaiting(items)).toEqual(['room', 'other']);
    expect(nextOf(items, 'room')?.clientId).toBe('a');
  });

  it('that was given up holds up nobody until it is tried again', () => {
    const failed = changeOutbox(items, { type: 'failed', clientId: 'a', failure: 'Too long' });
    expect(nextOf(failed, 'room')?.clientId).toBe('b');
    expect(failed[0]?.failure).toBe('Too long');
    const again = changeOutbox(failed, { type: 'retried', clientId: 'a' });
    expect(again).toEqual(items);
  });

  it('is put and taken once', () => {
    expect(changeOutbox(items, { type: 'put', item: outgoingOf('a') })).toEqual(items);
    const left = changeOutbox(items, { type: 'taken', clientId: 'a' });
    expect(left.map(({ clientId }) => clientId)).toEqual(['b', 'c']);
    expect(changeOutbox(left, { type: 'taken', clientId: 'a' })).toBe(left);
  });

  it('is read back as it was kept, without what is damaged', () => {
    const failed = outgoingOf('d', { failure: null, files: [new File(['x'], 'x.txt')] });
    const stored = structuredCloneOf([...items, failed]);
    expect(readOutgoing(stored)).toEqual([...items, failed]);
    expect(readOutgoing({ version: 1, items: [null, { clientId: 'x' }, ...items] })).toEqual(items);
    for (const damaged of [undefined, null, 'x', { version: 2, items }, { version: 1 }])
      expect(readOutgoing(damaged)).toEqual([]);
  });

  it('that is nothing is not kept', () => {
    expect(toPersisted([])).toBeUndefined();
  });
});

const structuredCloneOf = (all: Parameters<typeof toPersisted>[0]) => ({ ...toPersisted(all) });
