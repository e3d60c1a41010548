import { buildProposal, buildTender } from '@saudagar/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { editTenderMachine } from './editTenderFlow.ts';
import { postTenderMachine } from './postTenderFlow.ts';
import { proposalMachine } from './proposalFlow.ts';
import { carry, newProposal, type ProposalValues, proposalBodyOf } from './proposalValues.ts';
import {
  newTender,
  TENDER_FIELDS,
  TENDER_STEPS,
  type TenderValues,
  valuesOf,
} from './tenderValues.ts';

const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2099-12-12T02:00:00.000Z';
const tender = buildTender();
const actions = { publish: () => {}, logFailure: () => {} };
const FILLED: Partial<TenderValues> = {
  title: 'Meja',
  description: 'Jati',
  category: 'Furniture',
  deadline: FUTURE,
};

function post(steps: typeof TENDER_STEPS | [] = []) {
  const sent = vi.fn<(values: TenderValues) => void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    postTenderMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          sent(input.body);
          return tender;
        }),
      },
      actions,
    }),
    { clock, input: { subject: null, values: newTender(null), steps } },
  ).start();
  const fill = (change: Partial<TenderValues>) => actor.send({ type: 'field.changed', change });
  const submit = () => {
    actor.send({ type: 'form.submitted' });
    return actor.getSnapshot();
  };
  return { actor, clock, fill, sent, submit };
}

describe('answers to requirements that changed', () => {
  const carried = (now: string[]) => carry({ answers: ['a', 'b'] }, ['SNI', 'FSC'], now);

  it('an answer stays with its requirement when the requirements change (TND-143)', () => {
    expect(carried(['FSC', 'Garansi', 'SNI'])).toEqual({
      answers: ['b', '', 'a'],
      requirements: ['FSC', 'Garansi', 'SNI'],
      lostAnswers: [],
    });
  });

  it('an answer whose requirement is gone is listed apart (TND-156)', () => {
    expect(carried(['Garansi', 'FSC'])).toMatchObject({
      answers: ['', 'b'],
      lostAnswers: [{ requirement: 'SNI', text: 'a' }],
    });
    const again = carry(carried([]), [], ['SNI']);
    expect(again.answers).toEqual(['']);
    expect(again.lostAnswers).toEqual([
      { requirement: 'SNI', text: 'a' },
      { requirement: 'FSC', text: 'b' },
    ]);
  });

  it('two requirements that read the same keep an answer each', () => {
    const { answers } = carry({ answers: ['a', 'b'] }, ['SNI', 'SNI'], ['SNI', 'SNI']);
    expect(answers).toEqual(['a', 'b']);
  });
});

describe('Post Tender', () => {
  it('each field of Post Tender is in exactly one step (TND-137)', () => {
    const { status: _, ...fields } = newTender(null);
    const names = TENDER_STEPS.flatMap((step) => [...step.fields]);
    expect(names.toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  it('a draft keeps a past deadline on a phone until it is published (TND-148)', async () => {
    const { actor, clock, fill, submit, sent } = post(TENDER_STEPS);
    fill({ ...FILLED, deadline: PAST });
    for (const _ of [1, 2, 3]) actor.send({ type: 'step.completed' });
    expect(actor.getSnapshot().context).toMatchObject({ step: 3, errors: {} });
    clock.increment(500);
    expect(submit().context).toMatchObject({
      step: 1,
      errors: { deadline: { rule: 'deadlinePassed' } },
    });
    fill({ status: 'draft' });
    actor.send({ type: 'step.completed' });
    clock.increment(500);
    submit();
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  });

  it('Post Tender requires title, description, category and deadline (TND-051–056)', () => {
    const { fill, submit, sent } = post();
    fill({ sealed: true });
    expect(submit().context.errors).toEqual({
      title: { rule: 'required' },
      description: { rule: 'required' },
      category: { rule: 'required' },
      deadline: { rule: 'required' },
    });
    expect(sent).not.toHaveBeenCalled();
  });

  it('Post Tender rejects a past deadline and a minimum above the maximum (TND-065)', () => {
    const { fill, submit } = post();
    fill({ ...FILLED, deadline: PAST });
    expect(Object.keys(submit().context.errors)).toEqual(['deadline']);
    fill({ deadline: FUTURE, budget_min: 2, budget_max: 1 });
    expect(Object.keys(submit().context.errors)).toEqual(['budget_min']);
    fill({ budget_max: 2 });
    expect(submit().matches('sending')).toBe(true);
  });

  it('Post Tender omits empty lines and empty fields (TND-057, TND-058)', () => {
    const lines = ['', ' SNI ', '  '].map((text, key) => ({ key, text }));
    const values = { ...newTender(null), ...FILLED, requirements: lines, location: ' ' };
    expect(TENDER_FIELDS.send(values)).toMatchObject({
      requirements: ['SNI'],
      location: null,
      company_name: null,
      budget_min: null,
    });
  });
});

describe('Edit Tender', () => {
  /** The form of a tender whose deadline has passed. */
  const edit = (isOpening: boolean) => {
    const over = { ...tender, deadline: PAST };
    const machine = editTenderMachine.provide({
      actors: { send: fromPromise(async () => over) },
      actions,
    });
    const input = { subject: { tender: over, isOpening }, values: valuesOf(over) };
    return createActor(machine, { input }).start();
  };

  it('Edit Tender requires a new deadline to reopen a tender (TND-106)', () => {
    const actor = edit(true);
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.errors).toEqual({ deadline: { rule: 'deadlinePassed' } });
    actor.send({ type: 'field.changed', change: { deadline: FUTURE } });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().matches('sending')).toBe(true);
  });

  it('Edit Tender accepts an unchanged past deadline, but no other past one (TND-113)', () => {
    const actor = edit(false);
    const change = { deadline: '2020-01-02T00:00:00.000Z' };
    actor.send({ type: 'field.changed', change });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().matches({ editing: 'incomplete' })).toBe(true);
    actor.send({ type: 'field.changed', change: { deadline: PAST, title: 'Kursi' } });
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().matches('sending')).toBe(true);
  });
});

describe('Submit Proposal', () => {
  const subject = { tender, proposalId: null };

  it('a proposal requires company, contact, description and amount (TND-069–073)', async () => {
    const actor = createActor(
      proposalMachine.provide({
        actors: { send: fromPromise(async () => buildProposal()) },
        actions,
      }),
      {
        input: { subject, values: newProposal(tender, null) },
      },
    ).start();
    const errors = (change: Partial<ProposalValues>) => {
      actor.send({ type: 'field.changed', change });
      actor.send({ type: 'form.submitted' });
      return actor.getSnapshot().context.errors;
    };
    expect(Object.keys(errors({ delivery_days: 3 })).sort()).toEqual([
      'company_name',
      'contact_person',
      'proposal_amount',
      'proposal_description',
    ]);
    const texts = { company_name: 'Mebel', contact_person: 'Budi', proposal_description: 'Jati' };
    expect(errors({ ...texts, proposal_amount: 0 })).toEqual({
      proposal_amount: { rule: 'number' },
    });
    expect(errors({ proposal_amount: 1 })).toEqual({});
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
  });

  it('Submit Proposal sends one answer per requirement, or none at all', () => {
    const values = newProposal(tender, null);
    expect(proposalBodyOf(values, tender).answers).toEqual([]);
    const answered = { ...values, answers: ['', ' Ya '] };
    expect(proposalBodyOf(answered, tender).answers).toEqual(['', 'Ya']);
  });
});
