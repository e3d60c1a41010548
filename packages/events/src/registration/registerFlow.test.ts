import { readFields } from '@saudagar/flows';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { REGISTRATION_DRAFT, registerMachine } from './registerFlow.ts';

const EMPTY = { dietary_restrictions: '', company: '', phone: '', notes: '', is_visible: false };

describe('registering for an event', () => {
  it('registering sends only filled-in fields, trimmed', async () => {
    const sent: unknown[] = [];
    const machine = registerMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          sent.push(input.body);
          return {
            message: 'ok',
            registration: { registration_id: 'r', status: 'waitlisted' as const },
          };
        }),
      },
      actions: { publish: () => {}, logFailure: () => {} },
    });
    const actor = createActor(machine, { input: { subject: { id: 'e' }, values: EMPTY } }).start();
    actor.send({ type: 'field.changed', change: { company: ' Tenun Jaya ' } });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(sent).toEqual([{ registration_data: { company: 'Tenun Jaya' }, is_visible: false }]);
  });

  it('registering rejects texts that the server would reject', () => {
    const values = { ...EMPTY, phone: '0'.repeat(41), notes: 'x'.repeat(1001) };
    const actor = createActor(registerMachine, { input: { subject: { id: 'e' }, values } }).start();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().context.errors).toEqual({
      phone: { rule: 'long' },
      notes: { rule: 'long' },
    });
  });

  it('reading a registration draft drops damaged fields', () => {
    const read = (stored: unknown) => readFields(stored, REGISTRATION_DRAFT);
    expect(read({ ...EMPTY, notes: 'Vegetarian' })?.notes).toBe('Vegetarian');
    expect(read({ ...EMPTY, phone: 5 })).not.toHaveProperty('phone');
    for (const stored of [null, 'x', {}]) expect(read(stored)).toBeNull();
  });
});
