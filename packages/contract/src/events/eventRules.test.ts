import { describe, expect, it, test } from 'vitest';
import { formatCode, normalizeCode } from './checkInCode.ts';
import { changedFields, criticalChanges, notifiesAttendees } from './eventChanges.ts';
import { type EventFilters, inEventOrder, passesFilters } from './eventFilters.ts';
import { eventRights, isLocked, validateEvent } from './eventRules.ts';
import { displayStatus, isEventFull, spotsLeft, takesRegistrations } from './eventStatus.ts';

const event = {
  status: 'active',
  start_date: '2026-03-02T02:00:00Z',
  end_date: '2026-03-02T04:00:00Z',
  organizer_id: 'ratna',
};
const time = (moment: string) => Date.parse(moment);
const NOON = time('2026-03-02T03:00:00Z');

// EVT-050, EVT-052
describe('the display status of an event', () => {
  test.each([
    ['upcoming', '2026-03-02T01:59:59Z', {}],
    ['ongoing', '2026-03-02T02:00:00Z', {}],
    ['ongoing', '2026-03-02T04:00:00Z', {}],
    ['completed', '2026-03-02T04:00:01Z', {}],
    ['completed', '2026-03-02T02:00:01Z', { end_date: null }],
    ['cancelled', '2026-03-02T01:00:00Z', { status: 'cancelled' }],
  ])('an event shows %s at %s', (status, moment, changes) => {
    const changed = { ...event, ...changes };
    expect(displayStatus(changed, time(moment))).toBe(status);
    expect(takesRegistrations(changed, time(moment))).toBe(
      ['upcoming', 'ongoing'].includes(status),
    );
  });
});

// EVT-053, EVT-063
it('the spots left never drop below zero', () => {
  expect(spotsLeft({ max_attendees: null, current_attendees: 900 })).toBeNull();
  expect(spotsLeft({ max_attendees: 10, current_attendees: 7 })).toBe(3);
  expect(spotsLeft({ max_attendees: 10, current_attendees: 12 })).toBe(0);
  expect(isEventFull({ max_attendees: 10, current_attendees: 10 })).toBe(true);
});

describe('rights to edit an event', () => {
  const member = { id: 'budi', role: 'user' as const };
  const organizer = { id: 'ratna', role: 'user' as const };
  const moderator = { id: 'sari', role: 'moderator' as const };

  it('the organizer and moderators edit an event, moderators with a reason', () => {
    expect(eventRights(event, member, NOON)).toMatchObject({ denyReason: 'notEventEditor' });
    expect(eventRights(event, organizer, 0)).toMatchObject({
      denyReason: null,
      level: 'organizer',
    });
    expect(eventRights(event, moderator, NOON)).toMatchObject({ level: 'full', restrictions: [] });
    const cancelled = { ...event, status: 'cancelled' };
    expect(eventRights(cancelled, moderator, NOON)).toMatchObject({ denyReason: 'eventCancelled' });
  });

  it('a running event locks its dates, and a past event also title and place', () => {
    const running = eventRights(event, organizer, NOON).restrictions;
    const over = eventRights(event, organizer, time('2026-03-03T00:00:00Z')).restrictions;
    const fields = ['title', 'start_date', 'end_date', 'location', 'price'];
    expect(fields.filter((field) => isLocked(field, running))).toEqual(['start_date', 'end_date']);
    expect(fields.filter((field) => isLocked(field, over))).toEqual(fields.slice(0, 4));
  });
});

test.each([
  ['end_date', { end_date: '2026-03-02T01:59:00Z' }, 0],
  ['price', { price: -1 }, 0],
  ['max_attendees', { max_attendees: 0 }, 0],
  ['max_attendees', { max_attendees: 4 }, 5],
  [undefined, { max_attendees: 5 }, 5],
])('event validation reports %s', (field, changes, registered) => {
  const checked = { ...event, price: 0, ...changes };
  expect(validateEvent(checked, registered)?.field).toBe(field);
});

describe('changes of an event', () => {
  const links = [{ title: 'Peta', url: 'https://contoh.id' }];
  const before = { ...event, title: 'Temu', venue: null, tags: ['a'], links, location: 'Bandung' };

  it('unchanged values are no changes of an event', () => {
    const same = { start_date: '2026-03-02T09:00:00+07:00', venue: '', tags: ['a'] };
    const linked = [{ title: 'Peta', url: 'https://contoh.id', description: '' }];
    expect(changedFields(before, { ...same, links: linked })).toEqual({});
    expect(changedFields(before, { title: 'Temu', tags: [] })).toEqual({ tags: [] });
  });

  it('a change of place is critical and notifies once members are registered', () => {
    const changes = changedFields(before, { location: 'Solo', title: 'Temu Usaha' });
    expect(criticalChanges(changes, 0)).toEqual([]);
    expect(criticalChanges(changes, 3)).toEqual(['location']);
    expect(notifiesAttendees(changes)).toBe(true);
    expect(notifiesAttendees({ title: 'Temu Usaha' })).toBe(false);
  });
});

it('a check-in code is read however it was typed', () => {
  expect(normalizeCode(' o1i-l7 mn ')).toBe('01117MN');
  expect(formatCode('ABCDEFGH12')).toBe('ABCDE-FGH12');
});

it('event lists are filtered and ordered as the query asks', () => {
  const all = ['2001', '2002', '2190'].map((year) => ({
    ...event,
    id: year,
    title: `Pameran ${year}`,
    description: '',
    event_type: 'Trade Show',
    location: 'Solo',
    tags: [],
    start_date: `${year}-01-01T00:00:00Z`,
    end_date: null,
  }));
  const idsOf = (query: EventFilters) =>
    all
      .filter((one) => passesFilters(one, query, Date.now()))
      .sort(inEventOrder(query.sort))
      .map(({ id }) => id);
  expect(idsOf({})).toEqual(['2190', '2002', '2001']);
  expect(idsOf({ status_filter: 'completed', sort: 'soonest' })).toEqual(['2001', '2002']);
  expect(idsOf({ category: 'trade show', search: 'pam 2190' })).toEqual(['2190']);
  expect(idsOf({ category: 'webinar' })).toEqual([]);
  expect(idsOf({ from: '2001-06-01T00:00:00Z', to: '2002-02-01T00:00:00Z' })).toEqual(['2002']);
});
