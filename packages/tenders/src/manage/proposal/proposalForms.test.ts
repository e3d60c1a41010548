import type { ProposalDecision } from '@saudagar/contract';
import { buildProposal } from '@saudagar/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { answerMachine } from './answerFlow.ts';
import { type DecisionValues, decisionMachine } from './decisionFlow.ts';

const actions = { publish: () => {}, logFailure: () => {} };

function decide(status: ProposalDecision, change: Partial<DecisionValues>) {
  const sent = vi.fn<(body: object) => void>();
  const actor = createActor(
    decisionMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          sent(input.body);
          return buildProposal();
        }),
      },
      actions,
    }),
    {
      input: {
        subject: { proposal: buildProposal({ version: 3 }), status },
        values: { feedback: '', close: null, version: null },
      },
    },
  ).start();
  actor.send({ type: 'field.changed', change });
  actor.send({ type: 'form.submitted' });
  return { errors: actor.getSnapshot().context.errors, sent: sent.mock.calls[0]?.[0] };
}

describe('a decision', () => {
  it('Accept alone requires a choice whether the tender closes (TND-125, TND-126)', () => {
    expect(decide('accepted', { feedback: 'Selamat' }).errors).toEqual({
      close: { rule: 'close' },
    });
    expect(decide('accepted', { feedback: ' Selamat ', close: 'yes' }).sent).toEqual({
      feedback: 'Selamat',
      close_tender: true,
      version: 3,
    });
    expect(decide('rejected', { close: 'yes' }).sent).toEqual({
      feedback: null,
      close_tender: false,
      version: 3,
    });
  });

  it('a decision applies to the version read, and after a conflict to the reloaded one', () => {
    const version = buildProposal({ version: 4 });
    expect(decide('under_review', {}).sent).toMatchObject({ version: 3 });
    expect(decide('under_review', { version }).sent).toMatchObject({ version: 4 });
  });

  it('a question requires text, and feedback has a length limit (TND-132–134)', () => {
    expect(decide('needs_clarification', { feedback: ' ' }).errors).toEqual({
      feedback: { rule: 'question' },
    });
    expect(decide('under_review', { feedback: 'a'.repeat(2001) }).errors).toEqual({
      feedback: { rule: 'long' },
    });
  });
});

describe('an answer to a question', () => {
  const answer = (text: string) => {
    const actor = createActor(
      answerMachine.provide({
        actors: { send: fromPromise(async () => buildProposal()) },
        actions,
      }),
      {
        input: { subject: { tenderId: 'tender-1', id: 'proposal-1' }, values: { text: '' } },
      },
    ).start();
    actor.send({ type: 'field.changed', change: { text } });
    actor.send({ type: 'form.submitted' });
    return actor.getSnapshot();
  };

  it("an answer requires text within the server's limit", () => {
    expect(answer(' ').context.errors).toEqual({ text: { rule: 'required' } });
    expect(answer('a'.repeat(2001)).context.errors).toEqual({ text: { rule: 'long' } });
    expect(answer('Ya').matches('sending')).toBe(true);
  });
});
