import type { Event } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { changeEvent, changeEvents, withRegistration } from './eventChange.ts';

const event: Event = {
  id: 'e1',
  title: 'Pameran',
  description: '',
  event_type: 'Trade Show',
  start_date: '2026-12-01T02:00:00Z',
  location: 'Surabaya',
  current_attendees: 9,
  registrations_count: 9,
  waitlist_count: 0,
  price: 0,
  currency: 'IDR',
  tags: [],
  links: [],
  status: 'active',
};
const own = { registration_id: 'r1', status: 'registered' as const, qr_code: 'AB' };
const wait = { registration_id: 'r1', status: 'waitlisted' as const };
const counts = ({ current_attendees, waitlist_count }: Event) => [
  current_attendees,
  waitlist_count,
];

describe('changes of an event', () => {
  it('a new registration counts once even when it is published twice', () => {
    const once = withRegistration(event, own);
    expect(counts(once)).toEqual([10, 0]);
    expect(counts(withRegistration(once, own))).toEqual([10, 0]);
  });

  it('the counts of the reply replace those that were shown (EVT-248)', () => {
    const taken = { current_attendees: 10, waitlist_count: 3 };
    const news = { type: 'registration', id: 'e1', registration: wait, counts: taken } as const;
    expect(changeEvent(event, news)).toMatchObject({ ...taken, registrations_count: 10 });
  });

  it('a waitlisted registration does not count as an attendee', () => {
    expect(counts(withRegistration(event, wait))).toEqual([9, 1]);
  });

  it('a cancelled registration frees its spot unless the waitlist takes it', () => {
    const mine = { ...event, my_registration: own };
    expect(counts(withRegistration(mine, null))).toEqual([8, 0]);
    expect(counts(withRegistration({ ...mine, waitlist_count: 3 }, null))).toEqual([9, 2]);
    expect(
      counts(withRegistration({ ...event, waitlist_count: 3, my_registration: wait }, null)),
    ).toEqual([9, 2]);
  });

  it('an edit without the member’s registration keeps the known registration', () => {
    const mine = { ...event, my_registration: own };
    const edited = changeEvent(mine, { type: 'event', event: { ...event, title: 'Pindah' } });
    expect(edited).toMatchObject({ title: 'Pindah', my_registration: own });
  });

  it('a deletion removes the event and leaves other events identical', () => {
    const other = { ...event, id: 'e2' };
    expect(changeEvents([event, other], { type: 'deleted', id: 'e1' })).toEqual([other]);
    expect(changeEvents([other], { type: 'registration', id: 'e1', registration: own })[0]).toBe(
      other,
    );
  });
});
