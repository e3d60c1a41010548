import type { Event, EventPermissions } from '@saudagar/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type EventEditBody, editEventMachine } from './editEventFlow.ts';
import {
  changesOf,
  confirmationOf,
  type EditSubject,
  editedSince,
  editValuesOf,
  rebased,
} from './editValues.ts';

const event: Event = {
  id: 'e1',
  title: 'Pameran',
  description: 'Kain',
  event_type: 'Trade Show',
  start_date: '2026-12-01T02:00:00+00:00',
  end_date: '2026-12-01T08:00:00Z',
  location: 'Surabaya',
  current_attendees: 9,
  registrations_count: 9,
  price: 0,
  currency: 'IDR',
  tags: ['kain'],
  links: [],
  status: 'active',
  sequence: 3,
};

function begin(permissions: Partial<EventPermissions> = {}) {
  const subject: EditSubject = {
    event,
    permissions: {
      can_edit: true,
      restrictions: [],
      event_status: { registrations_count: 9 },
      ...permissions,
    },
    attachments: null,
  };
  const sent = vi.fn<(body: EventEditBody) => void>();
  const actor = createActor(
    editEventMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          sent(input.body);
          return { event, changes: 1 };
        }),
      },
      actions: { publish: () => {}, logFailure: () => {} },
    }),
    { input: { subject, values: editValuesOf(event) } },
  ).start();
  const change = (values: Partial<ReturnType<typeof editValuesOf>>) =>
    actor.send({ type: 'field.changed', change: values });
  const submit = () => {
    actor.send({ type: 'form.submitted' });
    return actor.getSnapshot();
  };
  return { actor, subject, sent, change, submit };
}

describe('an edit', () => {
  it('an edit sends only the changed fields (EVT-202, EVT-203)', async () => {
    const { actor, sent, change, submit } = begin();
    change({ start_date: '2026-12-01T09:00:00+07:00', title: 'Pameran ' });
    expect(submit().context.errors).toEqual({ basis: { rule: 'unchanged' } });
    change({ venue: 'Balai Kota', edit_reason: ' Pindah ' });
    submit();
    await waitFor(actor, ({ status }) => status === 'done');
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      changes: { venue: 'Balai Kota' },
      edit_reason: 'Pindah',
      sequence: 3,
    });
  });

  it('a new start or place is confirmed once members register (EVT-204, EVT-205)', () => {
    const { actor, subject, change, submit } = begin();
    change({ location: 'Solo' });
    expect(submit().context.errors).toEqual({ confirmed: { rule: 'critical' } });
    change({ confirmed: confirmationOf(actor.getSnapshot().context.values, subject) });
    // A place other than the confirmed one asks again.
    change({ location: 'Malang' });
    expect(submit().context.errors).toHaveProperty('confirmed');
    change({ confirmed: confirmationOf(actor.getSnapshot().context.values, subject) });
    expect(submit().matches('sending')).toBe(true);
  });

  it('a new start or place needs no confirmation without registrations', () => {
    const { change, submit } = begin({ event_status: { registrations_count: 0 } });
    change({ location: 'Solo' });
    expect(submit().matches('sending')).toBe(true);
  });

  it('editing another member’s event requires a reason (EVT-201)', () => {
    const { change, submit } = begin({ level: 'full' });
    change({ venue: 'Balai Kota' });
    expect(submit().context.errors).toEqual({ edit_reason: { rule: 'editReasonMissing' } });
    change({ edit_reason: 'Salah tulis' });
    expect(submit().matches('sending')).toBe(true);
  });

  it('an edit bases itself on the event that others saved meanwhile (EVT-256)', () => {
    const values = {
      ...editValuesOf(event),
      title: 'Milik saya',
      description: 'Kain saya',
      edit_reason: 'Salah tulis',
    };
    const saved = { ...event, title: 'Milik mereka', venue: 'Balai', sequence: 4 };
    expect(editedSince(values, saved)).toEqual({ title: 'Milik mereka', venue: 'Balai' });
    const kept = { ...values, ...rebased(values, saved) };
    expect(kept).toMatchObject({ title: 'Milik saya', venue: 'Balai', sequence: 4 });
    expect(changesOf(kept)).toEqual({ title: 'Milik saya', description: 'Kain saya' });
    const taken = { ...values, ...rebased(values, saved, ['title']) };
    expect(changesOf(taken)).toEqual({ description: 'Kain saya' });
    expect(taken.edit_reason).toBe('Salah tulis');
  });

  it('the attendee limit cannot go below the registrations (EVT-193)', () => {
    const { change, submit } = begin();
    change({ max_attendees: 8 });
    expect(submit().context.errors).toEqual({ max_attendees: { rule: 'belowRegistrations' } });
    change({ max_attendees: 9 });
    expect(submit().matches('sending')).toBe(true);
  });
});
