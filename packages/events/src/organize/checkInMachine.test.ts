import { ApiError, type Attendee, type Event, hashCode } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Camera } from './camera.ts';
import { checkInMachine } from './checkInMachine.ts';
import { type Door, recognizeCode } from './doorList.ts';
import { readScans, type Scan } from './scans.ts';

const attendee = {
  ...{ registration_id: 'r1', status: 'registered', member: { id: 'm1' } },
  checked_in_at: '2026-12-01T02:05:00Z',
} as Attendee;

const event = { id: 'e1', start_date: '2026-12-01T02:00:00Z' } as Event;

/** A door's list: Ani is expected, Beni checked in. */
const door = async (): Promise<Door> => ({
  event,
  list: {
    read_at: '2026-12-01T02:00:00Z',
    attendees: [
      {
        ...{ registration_id: 'r1', name: 'Ani', checked_in_at: null },
        code_hash: await hashCode('e1', 'AAAAABBBBB'),
      },
      {
        ...{ registration_id: 'r2', name: 'Beni', checked_in_at: '2026-12-01T01:30:00Z' },
        code_hash: await hashCode('e1', 'CCCCCDDDDD'),
      },
    ],
  },
});

interface Parts {
  stored?: Scan[];
  error?: ApiError | null;
  kept?: Door | null;
}

function begin({ stored = [], error = null, kept = null }: Parts = {}) {
  const sent: Scan[] = [];
  const server = { error };
  const device = { door: kept };
  const storage = new Map(stored.map((scan) => [scan.clientId, scan]));
  const clock = new SimulatedClock();
  const actor = createActor(
    checkInMachine.provide({
      actors: {
        readStoredDoor: fromPromise(async () => device.door),
        fetchDoor: fromPromise(async () => {
          if (server.error) throw server.error;
          return door();
        }),
        recognize: fromPromise(({ input: { door: list, scan } }) => recognizeCode(list, scan.code)),
        readQueue: fromPromise(async () => stored),
        sendScan: fromPromise(async ({ input: { scan } }) => {
          if (server.error) throw server.error;
          const already_checked_in = sent.some(({ code }) => code === scan.code);
          sent.push(scan);
          return { attendee, already_checked_in };
        }),
      },
      actions: {
        keepScan: (_, { scan }) => scan && storage.set(scan.clientId, scan),
        dropScan: (_, { scan }) => scan && storage.delete(scan.clientId),
        keepDoor: (_, { door: list }) => {
          device.door = list;
        },
        publish: () => {},
        logFailure: () => {},
      },
    }),
    { input: { eventId: 'e1' }, clock },
  ).start();
  const type = (text: string) => {
    actor.send({ type: 'code.typed', text });
    actor.send({ type: 'code.submitted' });
  };
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ delivery: 'resting' }));
  return { actor, clock, server, device, sent, storage, type, settled };
}

describe('the list of a door', () => {
  const offline = new ApiError('network');

  it('a code is recognized on the device’s list, and not on none (EVT-311)', async () => {
    const { actor, type } = begin({ error: offline, kept: await door() });
    actor.send({ type: 'door.opened' });
    await waitFor(actor, (snapshot) => snapshot.matches({ list: 'stale' }));
    for (const code of ['aaaaa-bbbbb', 'CCCCCDDDDD', 'ZZZZZZZZZZ']) type(code);
    await waitFor(actor, ({ context }) => context.queue.every(({ known }) => known));
    expect(actor.getSnapshot().context.queue.map(({ known }) => known)).toEqual([
      { type: 'expected', name: 'Ani', checkedInAt: null },
      { type: 'already', name: 'Beni', checkedInAt: '2026-12-01T01:30:00Z' },
      { type: 'unknown', name: null, checkedInAt: null },
    ]);
    const bare = begin({ error: offline });
    bare.actor.send({ type: 'door.opened' });
    bare.type('AAAAABBBBB');
    await waitFor(bare.actor, (snapshot) => snapshot.matches({ list: 'stale' }));
    expect(bare.actor.getSnapshot().context.queue[0]?.known).toBeUndefined();
  });

  it('the list is read again when the network returns, and notes each check-in', async () => {
    const { actor, clock, server, device, type, settled } = begin({ error: offline });
    actor.send({ type: 'door.opened' });
    await waitFor(actor, (snapshot) => snapshot.matches({ list: 'stale' }));
    clock.increment(15_000);
    await waitFor(actor, (snapshot) => snapshot.matches({ list: 'stale' }));
    server.error = null;
    actor.send({ type: 'network.returned' });
    await waitFor(actor, (snapshot) => snapshot.matches({ list: 'ready' }));
    type('AAAAABBBBB');
    await settled();
    const noted = () => device.door?.list.attendees.map(({ checked_in_at }) => checked_in_at);
    expect(noted()).toEqual(['2026-12-01T02:05:00Z', '2026-12-01T01:30:00Z']);
    actor.send({ type: 'checkIn.undone', code: 'AAAAABBBBB', registrationId: 'r1' });
    expect(noted()?.[0]).toBeNull();
  });
});

describe('check-in', () => {
  it('check-in accepts a typed code in any form and rejects a blank one', async () => {
    const { actor, sent, type, settled } = begin();
    type(' - ');
    expect(actor.getSnapshot().context.problem).toBe('blank');
    type('ab12c-de34o');
    await settled();
    expect(sent.map(({ code }) => code)).toEqual(['AB12CDE340']);
    expect(actor.getSnapshot().context.results[0]).toMatchObject({ outcome: 'checkedIn' });
    type('AB12CDE340');
    await settled();
    expect(actor.getSnapshot().context.results[0]).toMatchObject({ outcome: 'already' });
  });

  it('check-in queues codes offline and sends each once when back online', async () => {
    const { actor, clock, server, sent, storage, type, settled } = begin({
      error: new ApiError('network'),
    });
    await settled();
    type('AAAAABBBBB');
    await waitFor(actor, (snapshot) => snapshot.hasTag('waiting'));
    type('CCCCCDDDDD');
    type('AAAAABBBBB');
    expect(actor.getSnapshot().context.problem).toBe('queued');
    expect([...storage.values()].map(({ code }) => code)).toEqual(['AAAAABBBBB', 'CCCCCDDDDD']);
    clock.increment(15_000);
    await waitFor(actor, (snapshot) => snapshot.hasTag('waiting'));
    server.error = null;
    actor.send({ type: 'network.returned' });
    await settled();
    expect(sent.map(({ code }) => code)).toEqual(['AAAAABBBBB', 'CCCCCDDDDD']);
    expect(storage.size).toBe(0);
  });

  it('check-in sends stored scans of an earlier page with their keys and times', async () => {
    const scan = { code: 'AAAAABBBBB', clientId: 'kept-key', scannedAt: '2026-11-24T01:00:00Z' };
    const { sent, storage, settled } = begin({ stored: [scan] });
    await settled();
    expect(sent).toEqual([scan]);
    expect(storage.size).toBe(0);
  });

  it('check-in shows the server’s refusal and continues with the next code', async () => {
    const { actor, server, sent, type, settled } = begin();
    server.error = new ApiError('refused', { status: 404, detail: 'Nobody has this code' });
    type('ZZZZZZZZZZ');
    await waitFor(actor, ({ context }) => context.results.length === 1);
    expect(actor.getSnapshot().context.results[0]?.detail).toBe('Nobody has this code');
    server.error = null;
    type('AAAAABBBBB');
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('check-in takes a scanned code once, and stops the camera', async () => {
    const { actor, sent, settled } = begin();
    const stop = vi.fn();
    let read = (_code: string) => {};
    const camera: Camera = {
      watch: async (_, onCode) => {
        read = onCode;
        return stop;
      },
    };
    actor.send({ type: 'camera.started', camera, video: {} as HTMLVideoElement });
    await waitFor(actor, (snapshot) => snapshot.matches({ camera: { watching: 'open' } }));
    for (let look = 0; look < 5; look += 1) read('AAAAABBBBB');
    await settled();
    read('AAAAABBBBB');
    await settled();
    expect(sent).toHaveLength(1);
    actor.send({ type: 'camera.stopped' });
    expect(stop).toHaveBeenCalledOnce();
  });

  it('check-in reports a camera whose access is denied', async () => {
    const { actor } = begin();
    const camera: Camera = { watch: () => Promise.reject(new Error('denied')) };
    actor.send({ type: 'camera.started', camera, video: {} as HTMLVideoElement });
    await waitFor(actor, (snapshot) => snapshot.matches({ camera: 'failed' }));
  });

  it('reading stored scans leaves out damaged ones', () => {
    const scan = { code: 'A', clientId: 'b', scannedAt: 'c' };
    expect(readScans([scan, { code: 1 }, null])).toEqual([scan]);
    expect(readScans('x')).toEqual([]);
  });
});
