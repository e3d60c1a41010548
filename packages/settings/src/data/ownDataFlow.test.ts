import { ApiError, ARCHIVE_MINUTES, type DataArchive } from '@saudagar/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ownDataMachine } from './ownDataFlow.ts';

const archive: DataArchive = {
  id: 'a1',
  download: '/api/account/archive/a1?signature=x',
  bytes: 2_300_000,
  files: 4,
  expires_at: '2026-11-25T03:15:00Z',
};

it('own data offers the archive for as long as its link is valid', async () => {
  const clock = new SimulatedClock();
  const machine = ownDataMachine.provide({ actors: { prepare: fromPromise(async () => archive) } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'archive.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(actor.getSnapshot().context.archive).toEqual(archive);
  clock.increment(ARCHIVE_MINUTES * 60_000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { archive: null } });
});

it('own data can be requested again after a failure', async () => {
  let tries = 0;
  const machine = ownDataMachine.provide({
    actors: {
      prepare: fromPromise(async () => {
        tries += 1;
        if (tries === 1) throw new ApiError('server', { status: 500 });
        return archive;
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'archive.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context.failure?.status).toBe(500);
  actor.send({ type: 'archive.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(actor.getSnapshot().context.failure).toBeNull();
});
