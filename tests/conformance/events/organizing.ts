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

/** The moment so many hours from the target's now. */
export const inHours = (hours: number): string =>
  new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

/** What an event is made of, unless told otherwise: tomorrow, for three hours. */
export const EVENT: EventBody = {
  title: 'Temu usaha kopi',
  description: 'Pembeli bertemu petani',
  event_type: 'Networking',
  start_date: inHours(24),
  end_date: inHours(27),
  location: 'Takengon',
};

/** An event that is not there, in the words of both languages. */
export const EVENT_NOT_FOUND = {
  status: 404,
  en: 'Event not found',
  id: 'Acara tidak ditemukan',
} as const;

/** Ways to fill a target with events. */
export function organizing(harness: Harness) {
  return {
    /** A member of the role, signed up for the occasion. */
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
