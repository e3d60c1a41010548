import { ApiError, type Attendee } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Camera } from './camera.ts';
import { checkInMachine } from './checkInMachine.ts';
import { readScans, type Scan } from './scans.ts';

const attendee = { registration_id: 'r1', status: 'registered', member: { id: 'm1' } } as Attendee;

function begin({ stored = [] as Scan[], error = null as ApiError | null } = {}) {
  const sent: Scan[] = [];
  const door = { error };
  const storage = new Map(stored.map((scan) => [scan.clientId, scan]));
  const clock = new SimulatedClock();
  const actor = createActor(
    checkInMachine.provide({
      actors: {
        readQueue: fromPromise(async () => stored),
        sendScan: fromPromise(async ({ input: { scan } }) => {
          if (door.error) throw door.error;
          const already_checked_in = sent.some(({ code }) => code === scan.code);
          sent.push(scan);
          return { attendee, already_checked_in };
        }),
      },
      actions: {
        keepScan: (_, { scan }) => scan && storage.set(scan.clientId, scan),
        dropScan: (_, { scan }) => scan && storage.delete(scan.clientId),
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
  return { actor, clock, door, sent, storage, type, settled };
}

describe('check-in', () => {
  it('takes a typed code however it is written, and none that is blank', async () => {
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

  it('keeps codes without a connection and sends each once when it returns', async () => {
    const { actor, clock, door, sent, storage, type, settled } = begin({
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
    door.error = null;
    actor.send({ type: 'network.returned' });
    await settled();
    expect(sent.map(({ code }) => code)).toEqual(['AAAAABBBBB', 'CCCCCDDDDD']);
    expect(storage.size).toBe(0);
  });

  it('sends what an earlier page kept, with its own key and moment', async () => {
    const scan = { code: 'AAAAABBBBB', clientId: 'kept-key', scannedAt: '2026-11-24T01:00:00Z' };
    const { sent, storage, settled } = begin({ stored: [scan] });
    await settled();
    expect(sent).toEqual([scan]);
    expect(storage.size).toBe(0);
  });

  it('shows a refusal in the server’s words and goes on', async () => {
    const { actor, door, sent, type, settled } = begin();
    door.error = new ApiError('refused', { status: 404, detail: 'Nobody has this code' });
    type('ZZZZZZZZZZ');
    await waitFor(actor, ({ context }) => context.results.length === 1);
    expect(actor.getSnapshot().context.results[0]?.detail).toBe('Nobody has this code');
    door.error = null;
    type('AAAAABBBBB');
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('takes what the camera reads once, and stops it', async () => {
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

  it('says that a camera may not be used', async () => {
    const { actor } = begin();
    const camera: Camera = { watch: () => Promise.reject(new Error('denied')) };
    actor.send({ type: 'camera.started', camera, video: {} as HTMLVideoElement });
    await waitFor(actor, (snapshot) => snapshot.matches({ camera: 'failed' }));
  });

  it('reads kept scans and leaves out what is damaged', () => {
    const scan = { code: 'A', clientId: 'b', scannedAt: 'c' };
    expect(readScans([scan, { code: 1 }, null])).toEqual([scan]);
    expect(readScans('x')).toEqual([]);
  });
});
