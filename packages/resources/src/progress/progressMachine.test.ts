import { ApiError } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { progressMachine } from './progressMachine.ts';

function start(keep = vi.fn(async (progress: number) => ({ progress })), progress = 20) {
  const publish = vi.fn();
  const logFailure = vi.fn();
  const clock = new SimulatedClock();
  const machine = progressMachine.provide({
    actors: { keep: fromPromise(({ input }) => keep(input.progress)) },
    actions: { publish: (_, change) => publish(change), logFailure },
  });
  const actor = createActor(machine, { input: { id: 'r1', progress }, clock });
  const failures: unknown[] = [];
  actor.on('progress.failed', (failure) => failures.push(failure));
  actor.start();
  const reach = (percent: number) => actor.send({ type: 'progress.reached', percent });
  const saved = () => waitFor(actor, (snapshot) => snapshot.matches('saved'));
  return { actor, clock, keep, publish, logFailure, reach, saved, failures };
}

describe('progress of a resource', () => {
  it('progress is sent once at a pause, with the furthest position', async () => {
    const { actor, keep, publish, reach, saved } = start();
    reach(30.9);
    reach(45);
    reach(40);
    expect(keep).not.toHaveBeenCalled();
    actor.send({ type: 'progress.paused' });
    await saved();
    expect(keep.mock.calls).toEqual([[45]]);
    expect(publish).toHaveBeenCalledExactlyOnceWith({ id: 'r1', progress: 45 });
  });

  it('progress never decreases when the member goes back', () => {
    const { actor, keep, reach } = start();
    reach(10);
    actor.send({ type: 'progress.paused' });
    expect(actor.getSnapshot().matches('saved')).toBe(true);
    expect(keep).not.toHaveBeenCalled();
  });

  it('progress returns to zero on restart', async () => {
    const { actor, keep, saved } = start(undefined, 100);
    actor.send({ type: 'progress.restarted' });
    await saved();
    expect(keep.mock.calls).toEqual([[0]]);
  });

  it('progress is sent periodically during uninterrupted playing', async () => {
    const { clock, keep, reach, saved } = start();
    reach(25);
    clock.increment(15_000);
    await saved();
    expect(keep).toHaveBeenCalledExactlyOnceWith(25);
  });

  it('progress made during a call is sent after that call', async () => {
    const { actor, keep, reach, saved } = start();
    reach(50);
    actor.send({ type: 'progress.paused' });
    actor.send({ type: 'progress.finished' });
    await saved();
    expect(keep.mock.calls).toEqual([[50], [100]]);
  });

  it('failed progress is sent again with whatever was reached since', async () => {
    const keep = vi
      .fn(async (progress: number) => ({ progress }))
      .mockRejectedValueOnce(new ApiError('network'));
    const { actor, clock, logFailure, reach, saved } = start(keep);
    reach(60);
    actor.send({ type: 'progress.paused' });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.hasTag('idle')).toBe(true);
    expect(logFailure).toHaveBeenCalledOnce();
    reach(70);
    clock.increment(30_000);
    await saved();
    expect(keep.mock.calls).toEqual([[60], [70]]);
  });

  it('progress reverts a failed press and reports it, so that it can be repeated', async () => {
    const ended = new ApiError('unauthorized', { status: 401 });
    const keep = vi.fn(async (progress: number) => ({ progress })).mockRejectedValueOnce(ended);
    const { actor, publish, reach, saved, failures } = start(keep);
    actor.send({ type: 'progress.finished' });
    expect(actor.getSnapshot().context.reached).toBe(100);
    await saved();
    expect(actor.getSnapshot().context.reached).toBe(20);
    expect(failures).toEqual([{ type: 'progress.failed', failure: ended, asked: 100 }]);
    expect(publish).not.toHaveBeenCalled();
    reach(30);
    actor.send({ type: 'progress.finished' });
    await saved();
    expect(keep.mock.calls).toEqual([[100], [100]]);
  });

  it('progress returns to the position before a failed press and sends that again', async () => {
    const keep = vi
      .fn(async (progress: number) => ({ progress }))
      .mockRejectedValueOnce(new ApiError('network'));
    const { actor, clock, reach, saved, failures } = start(keep);
    reach(45);
    actor.send({ type: 'progress.finished' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.reached).toBe(45);
    expect(failures).toHaveLength(1);
    clock.increment(30_000);
    await saved();
    expect(keep.mock.calls).toEqual([[100], [45]]);
  });

  it('progress still sends a press made during a failing call', async () => {
    const keep = vi
      .fn(async (progress: number) => ({ progress }))
      .mockRejectedValueOnce(new ApiError('network'));
    const { actor, reach, saved, failures } = start(keep);
    reach(50);
    actor.send({ type: 'progress.paused' });
    actor.send({ type: 'progress.finished' });
    await saved();
    expect(keep.mock.calls).toEqual([[50], [100]]);
    expect(failures).toEqual([]);
  });

  it("progress accepts another tab's saved value while nothing is unsaved", () => {
    const { actor } = start();
    actor.send({ type: 'progress.read', percent: 80 });
    expect(actor.getSnapshot().context.reached).toBe(80);
  });
});
