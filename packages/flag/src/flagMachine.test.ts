import { ApiError } from '@saudagar/contract';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { flagMachine, flagRefusal, UNFLAGGED } from './flagMachine.ts';

const SUBJECT = { contentType: 'post', contentId: 'p1' } as const;

function startFlag() {
  const sent: { clientId: string }[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const machine = flagMachine.provide({
    actors: {
      send: fromPromise(({ input }) => {
        sent.push(input);
        return promise;
      }),
    },
    actions: { publish: () => {} },
  });
  const flagged = vi.fn();
  const refused = vi.fn();
  const flag = createActor(machine, { input: { subject: SUBJECT, values: UNFLAGGED } });
  flag.on('form.done', flagged);
  flag.on('form.refused', refused);
  flag.start();
  return {
    flag,
    sent,
    flagged,
    refused,
    state: () => flag.getSnapshot().value,
    isIdle: () => flag.getSnapshot().hasTag('idle'),
    async answer(failure?: unknown) {
      if (failure) reject(failure);
      else resolve({ id: 'f1' });
      await vi.waitFor(() => expect(flag.getSnapshot().value).not.toBe('sending'));
    },
  };
}

test('is idle until something is chosen or written', () => {
  const { flag, isIdle, state } = startFlag();
  expect(isIdle()).toBe(true);
  flag.send({ type: 'field.changed', change: { description: 'Penipuan' } });
  expect(state()).toEqual({ editing: 'changed' });
  expect(isIdle()).toBe(false);
  flag.send({ type: 'field.changed', change: { description: '' } });
  expect(isIdle()).toBe(true);
});

test('without a reason nothing is sent, and the reason stays asked for (FEED-152, FEED-153)', () => {
  const { flag, sent, state } = startFlag();
  flag.send({ type: 'form.submitted' });
  expect(state()).toEqual({ editing: 'incomplete' });
  flag.send({ type: 'field.changed', change: { description: 'Penipuan' } });
  expect(flag.getSnapshot().context.errors).toEqual({ reason: { rule: 'unchosen' } });
  expect(flag.getSnapshot().context.values.description).toBe('Penipuan');
  expect(sent).toEqual([]);
  flag.send({ type: 'field.changed', change: { reason: 'spam' } });
  expect(flag.getSnapshot().context.errors).toEqual({});
});

test('sends what was chosen, says so once and is done (FEED-154, FEED-163–169)', async () => {
  const { flag, sent, flagged, answer } = startFlag();
  flag.send({ type: 'field.changed', change: { reason: 'hate_speech' } });
  flag.send({ type: 'field.changed', change: { description: '  kasar ' } });
  flag.send({ type: 'form.submitted' });
  flag.send({ type: 'form.submitted' });
  expect(sent).toEqual([
    {
      subject: SUBJECT,
      body: { reason: 'hate_speech', description: 'kasar' },
      clientId: expect.any(String),
      onProgress: expect.any(Function),
    },
  ]);
  await answer();
  expect(flagged).toHaveBeenCalledOnce();
  expect(flag.getSnapshot().status).toBe('done');
});

test('a failure is told, keeps what was written and can be tried again', async () => {
  const { flag, refused, state, isIdle, sent, answer } = startFlag();
  flag.send({ type: 'field.changed', change: { reason: 'other' } });
  flag.send({ type: 'field.changed', change: { description: 'Penipuan' } });
  flag.send({ type: 'form.submitted' });
  await answer(new ApiError('network'));
  expect(state()).toEqual({ editing: 'refused' });
  expect(isIdle()).toBe(false);
  expect(flag.getSnapshot().context.values).toEqual({ reason: 'other', description: 'Penipuan' });
  expect(refused).toHaveBeenCalledExactlyOnceWith({
    type: 'form.refused',
    failure: expect.objectContaining({ kind: 'network' }),
  });
  flag.send({ type: 'form.submitted' });
  expect(sent).toHaveLength(2);
});

test('the same flag is known again by the server, and a changed one is another', async () => {
  const { flag, sent, answer } = startFlag();
  flag.send({ type: 'field.changed', change: { reason: 'spam' } });
  flag.send({ type: 'form.submitted' });
  await answer(new ApiError('timeout'));
  flag.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(flag.getSnapshot().value).toEqual({ editing: 'refused' }));
  flag.send({ type: 'field.changed', change: { description: 'Penipuan' } });
  flag.send({ type: 'form.submitted' });
  const [first, again, changed] = sent.map(({ clientId }) => clientId);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

describe('the text a failure is answered with', () => {
  const refused = (status: number, detail?: string) => ApiError.fromAnswer(status, { detail });
  test.each([
    [refused(400, 'You have already flagged this content'), 'already'],
    [refused(400, 'Content ALREADY FLAGGED by user'), 'already'],
    [refused(400, 'Anda sudah melaporkan konten ini'), 'already'],
    [refused(400, 'Reason is not known'), 'detail'],
    [refused(400), 'other'],
    [refused(404, 'Post not found'), 'missing'],
    [refused(403, 'already flagged'), 'other'],
    [refused(422, 'Description is too long'), 'other'],
    [refused(429), 'other'],
    [refused(500), 'other'],
    [new ApiError('network'), 'other'],
    [new ApiError('timeout'), 'other'],
    [new ApiError('malformed'), 'other'],
  ] as const)('%s: %s (FEED-170–173)', (failure, text) => {
    expect(flagRefusal(failure)).toBe(text);
  });
});
