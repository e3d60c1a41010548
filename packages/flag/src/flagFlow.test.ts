import { ApiError } from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { flagMachine, flagRefusal, UNFLAGGED } from './flagFlow.ts';

const SUBJECT = { contentType: 'post', contentId: 'p1' } as const;

function startFlag() {
  const sent: unknown[] = [];
  const machine = flagMachine.provide({
    actors: {
      send: fromPromise(async ({ input }): Promise<unknown> => sent.push(input)),
    },
    actions: { publish: () => {} },
  });
  const flag = createActor(machine, { input: { subject: SUBJECT, values: UNFLAGGED } });
  flag.start();
  return { flag, sent };
}

test('a flag without a reason is not sent, and still needs one (FEED-152, FEED-153)', () => {
  const { flag, sent } = startFlag();
  flag.send({ type: 'form.submitted' });
  flag.send({ type: 'field.changed', change: { description: 'Penipuan' } });
  expect(flag.getSnapshot().context.errors).toEqual({ reason: { rule: 'unchosen' } });
  expect(flag.getSnapshot().context.values.description).toBe('Penipuan');
  expect(sent).toEqual([]);
  flag.send({ type: 'field.changed', change: { reason: 'spam' } });
  expect(flag.getSnapshot().context.errors).toEqual({});
});

test('a flag sends the reason and the trimmed description (FEED-154, FEED-163–169)', () => {
  const { flag, sent } = startFlag();
  flag.send({ type: 'field.changed', change: { reason: 'hate_speech' } });
  flag.send({ type: 'field.changed', change: { description: '  kasar ' } });
  flag.send({ type: 'form.submitted' });
  expect(sent).toMatchObject([
    { subject: SUBJECT, body: { reason: 'hate_speech', description: 'kasar' } },
  ]);
});

describe('the text of a failed flag', () => {
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
  ] as const)('the error %s of a flag is shown as: %s (FEED-170–173)', (failure, text) => {
    expect(flagRefusal(failure)).toBe(text);
  });
});
