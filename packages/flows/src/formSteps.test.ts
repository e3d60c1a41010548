import { ApiError } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { formMachine } from './formMachine.ts';

describe('a form in steps', () => {
  interface EventValues {
    title: string;
    place: string;
  }
  const steps = [
    { id: 'what', fields: ['title'] },
    { id: 'where', fields: ['place'] },
    { id: 'check', fields: [] },
  ] as const;
  const eventMachine = formMachine<EventValues, EventValues, null>({
    id: 'eventForm',
    validate: ({ title, place }) => ({
      ...(title === '' && { title: { rule: 'required' } }),
      ...(place === '' && { place: { rule: 'required' } }),
    }),
    toBody: (values) => values,
  });

  function startSteps(values: EventValues, send: () => Promise<null> = async () => null) {
    const sendForm = vi.fn(send);
    const clock = new SimulatedClock();
    const machine = eventMachine.provide({
      actors: { send: fromPromise(sendForm) },
      actions: { publish: () => {}, logFailure: () => {} },
    });
    const input = { subject: null, values, steps };
    const actor = createActor(machine, { clock, input }).start();
    const context = () => actor.getSnapshot().context;
    const complete = () => actor.send({ type: 'step.completed' });
    const step = () => steps[context().step]?.id;
    return { actor, clock, complete, context, sendForm, step };
  }
  const filled = { title: 'Kelas', place: 'Solo' };

  it('an invalid step cannot be completed, and shows only its own errors', () => {
    const { actor, complete, context, step } = startSteps({ title: '', place: '' });
    complete();
    expect(step()).toBe('what');
    expect(context().errors).toEqual({ title: { rule: 'required' } });
    actor.send({ type: 'field.changed', change: { title: 'Kelas' } });
    complete();
    expect(step()).toBe('where');
    expect(context().errors).toEqual({});
    actor.send({ type: 'step.returned' });
    expect(step()).toBe('what');
  });

  it('the summary ignores a submission that follows its opening at once', async () => {
    const { actor, clock, complete, sendForm, step } = startSteps(filled);
    complete();
    complete();
    expect(step()).toBe('check');
    complete();
    actor.send({ type: 'form.submitted' });
    expect(sendForm).not.toHaveBeenCalled();
    clock.increment(500);
    actor.send({ type: 'form.submitted' });
    expect(sendForm).toHaveBeenCalledOnce();
    await waitFor(actor, ({ status }) => status === 'done');
  });

  it('a step opened from the summary leads back there', () => {
    const { actor, complete, context, step } = startSteps(filled);
    complete();
    complete();
    actor.send({ type: 'step.opened', step: 'what' });
    expect(step()).toBe('what');
    expect(context().isFromSummary).toBe(true);
    complete();
    expect(step()).toBe('check');
    actor.send({ type: 'step.opened', step: 'where' });
    actor.send({ type: 'step.returned' });
    expect(step()).toBe('check');
    actor.send({ type: 'step.opened', step: 'unknown' });
    expect(step()).toBe('check');
    actor.send({ type: 'step.returned' });
    expect(step()).toBe('where');
  });

  it('a server error leads to the step of its field', async () => {
    const refusal = ApiError.fromAnswer(422, { detail: 'Taken', field: 'place' });
    const { actor, clock, complete, context, step } = startSteps(filled, () =>
      Promise.reject(refusal),
    );
    complete();
    complete();
    clock.increment(500);
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(step()).toBe('where');
    expect(context().errors).toEqual({ place: { detail: 'Taken' } });
    complete();
    expect(step()).toBe('check');
  });

  it('a form sent from one page leads to the first step with an error', () => {
    const { actor, context, step } = startSteps({ title: 'Kelas', place: '' });
    actor.send({ type: 'form.submitted' });
    expect(step()).toBe('where');
    expect(context().isFromSummary).toBe(false);
  });
});
