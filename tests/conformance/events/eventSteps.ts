import {
  createEvent,
  type Event,
  type EventBody,
  getEvent,
  listEvents,
  type Role,
  registerForEvent,
} from '@saudagar/contract';
import { NOW } from '@saudagar/mocks';
import type { Harness, Person } from '../harness.ts';

/** The target's time in so many hours. */
export const inHours = (hours: number): string =>
  new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

/** Default fields of an event: tomorrow, for three hours. */
export const EVENT: EventBody = {
  title: 'Temu usaha kopi',
  description: 'Pembeli bertemu petani',
  event_type: 'Networking',
  start_date: inHours(24),
  end_date: inHours(27),
  location: 'Takengon',
};

/** The message for an unknown event, in both languages. */
export const EVENT_NOT_FOUND = {
  status: 404,
  en: 'Event not found',
  id: 'Acara tidak ditemukan',
} as const;

/** Functions that fill a target with events. */
export function eventSteps(harness: Harness) {
  return {
    /** A new member with the role. */
    async someone(role: Role = 'user', parts: Parameters<Harness['signUp']>[0] = {}) {
      const person = await harness.signUp(parts);
      if (role !== 'user') await harness.setRole(person.user.id, role);
      return person;
    },
    make: ({ client }: Person, parts: Partial<EventBody> = {}): Promise<Event> =>
      client.call(createEvent, { body: { ...EVENT, ...parts } }),
    see: ({ client }: Pick<Person, 'client'>, { id }: { id: string }): Promise<Event> =>
      client.call(getEvent, { params: { id } }),
    join: ({ client }: Person, { id }: { id: string }, body: object = {}) =>
      client.call(registerForEvent, { params: { id }, body }),
    /** Titles of all pages of a list. */
    async titles({ client }: Pick<Person, 'client'>, query: object, limit = 2): Promise<string[]> {
      const titles: string[] = [];
      let cursor: string | null | undefined;
      do {
        const asked = { ...query, limit, ...(cursor && { cursor }) };
        const page = await client.call(listEvents, { query: asked });
        titles.push(...page.items.map(({ title }) => title));
        cursor = page.cursor;
      } while (cursor);
      return titles;
    },
  };
}
