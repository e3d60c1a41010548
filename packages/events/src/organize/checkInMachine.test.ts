import { ApiError, type Attendee } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Camera } from './camera.ts';
import { checkInMachine } from './checkInMachine.ts';
import { readScans, type Scan } from './scans.ts';

const attendee = { registration_id: 'r1', status: 'registered', member: { id: 'm1' } } as Attendee;

function begin({ stored = [] as Scan[], error = null as ApiError | null } = {}) {
  const sent: Scan[] = [];
  const server = { error };
  const storage = new Map(stored.map((scan) => [scan.clientId, scan]));
  const clock = new SimulatedClock();
  const actor = createActor(
    checkInMachine.provide({
      actors: {
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
  return { actor, clock, server, sent, storage, type, settled };
}

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
