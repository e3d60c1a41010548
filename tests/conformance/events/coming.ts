import {
  blockMember,
  listAttendees,
  listComing,
  setRegistrationVisibility,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { EVENT_NOT_FOUND, eventSteps } from './eventSteps.ts';

/** Attendees whom members see, by each one's choice. */
export function comingSuite(harness: Harness): void {
  const { someone, make, join, see } = eventSteps(harness);
  const show = ({ client }: Person, { id }: { id: string }, is_visible: boolean) =>
    client.call(setRegistrationVisibility, { params: { id }, body: { is_visible } });
  const coming = async ({ client }: Person, { id }: { id: string }) =>
    (await client.call(listComing, { params: { id }, query: {} })).items.map((one) => one.id);
  const VISIBLE = { is_visible: true };

  describe('who comes to an event', () => {
    it('only who chose it at registration is shown to members (EVT-348)', async () => {
      const [organizer, siti, budi, other] = [
        await someone(),
        await someone(),
        await someone(),
        await someone(),
      ];
      const event = await make(organizer);
      expect(await join(siti, event, VISIBLE)).toMatchObject(VISIBLE);
      expect(await join(budi, event)).toMatchObject({ is_visible: false });
      for (const reader of [organizer, siti, budi, other])
        expect(await coming(reader, event)).toEqual([siti.user.id]);
      expect((await see(other, event)).current_attendees).toBe(2);
      const { items } = await organizer.client.call(listAttendees, {
        ...{ params: { id: event.id }, query: {} },
      });
      expect(items.map(({ is_visible }) => is_visible)).toEqual([true, false]);
    });

    it('the choice can be changed later, and is one’s own (EVT-349)', async () => {
      const [organizer, siti] = [await someone(), await someone()];
      const event = await make(organizer);
      await join(siti, event);
      for (const _ of [1, 2]) expect(await show(siti, event, true)).toEqual(VISIBLE);
      expect(await coming(organizer, event)).toEqual([siti.user.id]);
      expect((await see(siti, event)).my_registration).toMatchObject(VISIBLE);
      await show(siti, event, false);
      expect(await coming(organizer, event)).toEqual([]);
      // Without a registration nothing changes.
      expect(await show(organizer, event, true)).toEqual({ is_visible: false });
      expect(await coming(siti, event)).toEqual([]);
    });

    it('the waitlist, blocked pairs and deactivated members are not shown (EVT-350)', async () => {
      const [organizer, siti, budi, waiting] = [
        await someone(),
        await someone(),
        await someone(),
        await someone(),
      ];
      const event = await make(organizer, { max_attendees: 2 });
      for (const person of [siti, budi, waiting]) await join(person, event, VISIBLE);
      expect(await coming(waiting, event)).toEqual([siti.user.id, budi.user.id]);
      await siti.client.call(blockMember, { params: { id: budi.user.id } });
      expect(await coming(siti, event)).toEqual([siti.user.id]);
      expect(await coming(budi, event)).toEqual([budi.user.id]);
      expect(await coming(waiting, event)).toHaveLength(2);
      await harness.deactivate(siti.user.id);
      expect(await coming(waiting, event)).toEqual([budi.user.id]);
    });

    it('people come in pages, in the order of registration (EVT-350)', async () => {
      const organizer = await someone();
      const event = await make(organizer);
      const people: string[] = [];
      for (let made = 0; made < 3; made += 1) {
        const person = await someone();
        await join(person, event, VISIBLE);
        people.push(person.user.id);
      }
      const params = { id: event.id };
      const first = await organizer.client.call(listComing, { params, query: { limit: 2 } });
      const cursor = first.cursor ?? undefined;
      const second = await organizer.client.call(listComing, {
        params,
        query: { limit: 2, cursor },
      });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(people);
      expect(second.cursor).toBeNull();
    });

    it('an event that one may not see answers as one that is not there (EVT-350)', async () => {
      const [organizer, other] = [await someone(), await someone()];
      await harness.reviewMember(organizer.user.id);
      const params = { id: (await make(organizer)).id };
      await harness.refuses(EVENT_NOT_FOUND, other.token, (client) =>
        client.call(listComing, { params, query: {} }),
      );
      await harness.refuses(EVENT_NOT_FOUND, other.token, (client) =>
        client.call(setRegistrationVisibility, { params, body: VISIBLE }),
      );
    });
  });
}
