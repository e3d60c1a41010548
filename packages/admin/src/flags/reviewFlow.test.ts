import { ApiError, NOTES_MAX } from '@saudagar/contract';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Reviewed, reviewMachine } from './reviewFlow.ts';

const SUBJECT = { action: 'dismiss', cases: [{ caseId: 'c1', flagId: 'f1' }] } as const;
const REVIEWED: Reviewed = { cases: ['c1'], undoable: ['f1'], refused: [] };

function start() {
  const sent: unknown[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Reviewed>();
  const publish = vi.fn();
  const machine = reviewMachine.provide({
    actors: {
      send: fromPromise(({ input: { subject, body } }) => {
        sent.push({ subject, body });
        return promise;
      }),
    },
    actions: { publish: (_, { reply }) => publish(reply), logFailure: () => {} },
  });
  const actor = createActor(machine, { input: { subject: SUBJECT, values: { notes: '' } } });
  actor.start();
  return { actor, sent, publish, resolve, reject };
}

test('a flag decision is sent once with its notes (ADM-077, ADM-079)', async () => {
  const { actor, sent, publish, resolve } = start();
  actor.send({ type: 'field.changed', change: { notes: '  Bukan iklan.  ' } });
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'form.submitted' });
  expect(sent).toEqual([{ subject: SUBJECT, body: { notes: 'Bukan iklan.' } }]);
  resolve(REVIEWED);
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  expect(publish).toHaveBeenCalledExactlyOnceWith(REVIEWED);
});

test('a flag decision is not sent while its notes are too long', () => {
  const { actor, sent } = start();
  actor.send({ type: 'field.changed', change: { notes: 'a'.repeat(NOTES_MAX + 1) } });
  actor.send({ type: 'form.submitted' });
  expect(sent).toEqual([]);
  expect(actor.getSnapshot().context.errors).toEqual({ notes: { rule: 'long' } });
});

test('a refused flag decision keeps its notes', async () => {
  const { actor, reject } = start();
  actor.send({ type: 'field.changed', change: { notes: 'Penipuan' } });
  actor.send({ type: 'form.submitted' });
  reject(ApiError.fromAnswer(409, { detail: 'Another moderator is looking at this' }));
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ editing: 'refused' }));
  expect(actor.getSnapshot().context.values.notes).toBe('Penipuan');
  // The refused decision is reset, so another action can start.
  expect(actor.getSnapshot().hasTag('idle')).toBe(true);
});
