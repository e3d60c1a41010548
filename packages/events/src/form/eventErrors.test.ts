import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventErrors } from './eventErrors.ts';
import {
  EVENT_FIELDS,
  EVENT_STEPS,
  type EventValues,
  linkError,
  NEW_EVENT,
} from './eventValues.ts';

const filled: EventValues = {
  ...NEW_EVENT,
  title: ' Kelas ',
  description: 'Tiga jam.',
  event_type: 'Workshop',
  start_date: '2026-12-05T02:00:00.000Z',
  end_date: '2026-12-05T05:00:00.000Z',
  location: 'Solo',
};
const link = { key: 0, title: 'Peta', url: 'peta.example/solo', description: '' };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

describe('a new event', () => {
  it('a start in the past is refused until that start is confirmed (EVT-238)', () => {
    const past = { ...filled, start_date: '2026-11-05T02:00:00.000Z' };
    expect(eventErrors(past)).toEqual({ confirmed_past: { rule: 'past' } });
    expect(eventErrors({ ...past, confirmed_past: past.start_date })).toEqual({});
    expect(eventErrors({ ...past, confirmed_past: '2026-11-06T02:00:00.000Z' })).not.toEqual({});
    // An edited event that began is not asked about again.
    expect(eventErrors(past, 0, '2026-11-05T09:00:00+07:00')).toEqual({});
  });

  it('Create Event needs title, description, type, dates and location (EVT-106–111)', () => {
    const required = { rule: 'required' };
    expect(EVENT_FIELDS.errors(filled)).toEqual({});
    expect(EVENT_FIELDS.errors(NEW_EVENT)).toEqual({
      title: required,
      description: required,
      event_type: required,
      start_date: required,
      end_date: required,
      location: required,
    });
    expect(EVENT_FIELDS.errors({ ...filled, title: ' ' })).toEqual({ title: required });
  });

  it('the form rejects an end before the start, limit 0 and a negative price (EVT-169)', () => {
    expect(eventErrors(filled)).toEqual({});
    expect(eventErrors({ ...filled, end_date: '2026-12-05T01:00:00.000Z' })).toEqual({
      end_date: { rule: 'eventEndsFirst' },
    });
    expect(eventErrors({ ...filled, max_attendees: 0 })).toHaveProperty('max_attendees');
    expect(eventErrors({ ...filled, price: -1 })).toHaveProperty('price');
    expect(eventErrors({ ...filled, max_attendees: 3 }, 4)).toEqual({
      max_attendees: { rule: 'belowRegistrations' },
    });
  });

  // EVT-112
  it('the form sends trimmed texts, default price 0, no blank links (EVT-113–116)', () => {
    const blank = { key: 1, title: '', url: ' ', description: '' };
    expect(EVENT_FIELDS.send({ ...filled, links: [link, blank] })).toMatchObject({
      title: 'Kelas',
      venue: null,
      max_attendees: null,
      price: 0,
      links: [{ title: 'Peta', url: 'https://peta.example/solo', description: null }],
    });
  });
});

it('each field of Create Event is in exactly one step (EVT-235)', () => {
  const names = EVENT_STEPS.flatMap(({ fields }) => [...fields]);
  expect(names.toSorted()).toEqual(Object.keys(NEW_EVENT).toSorted());
});

describe('a link', () => {
  it('a link needs a title and a web address', () => {
    expect(linkError(link)).toBeNull();
    expect(linkError({ ...link, title: ' ' })).toBe('linkTitle');
    for (const url of ['', 'peta', 'javascript:alert(1)', 'ftp://peta.example', 'http://'])
      expect(linkError({ ...link, url })).toBe('linkUrl');
  });
});
