import { buildEvent, type Community } from '@saudagar/mocks';
import { inDialog } from '../../journeys/dialog.ts';
import { registerForEvent } from '../../journeys/events.ts';
import type { Scenario } from '../scenario.ts';
import { scenarios as organized } from './organizedEvents.ts';

const list = { page: '/events' };
const one = { page: '/events/:id', path: '/events/event-swept', given: withSweptEvent };
const registration = registerForEvent('0812 5550 17');
const registered = { page: '/events/:id', path: '/events/event-02' };

/** An event with free seats, unrelated to member-1. */
function withSweptEvent({ communityEvents }: Community): void {
  communityEvents.add(
    buildEvent({ id: 'event-swept', organizer_id: 'member-3', organizer_name: null }),
  );
}

export const scenarios: readonly Scenario[] = [
  { ...list, does: 'open the events', done: ({ page }) => page.getByRole('article').first() },
  {
    ...list,
    path: '/events?view=month&month=2026-03',
    does: 'open a month of events',
    done: ({ page }) => page.getByText('Kelas Foto Produk dengan Ponsel').first(),
  },
  {
    ...one,
    does: 'open an event',
    done: ({ button }) => button('events:register.open'),
  },
  {
    ...one,
    does: 'register for an event',
    ...registration,
    // The code is not shown again after signing in.
    done: (user) => registration.done(user).or(user.button('events:register.code')),
  },
  {
    ...registered,
    does: 'cancel a registration',
    reach: async (user) => {
      await user.button('events:register.code').click();
      await inDialog(user, 'events:leave.action').click();
    },
    press: (user) => inDialog(user, 'events:leave.action'),
    done: ({ page, say }) => page.getByText(say('events:leave.done')),
  },
  {
    ...registered,
    does: 'show others that one comes',
    reach: ({ button }) => button('events:register.code').click(),
    press: ({ page, say }) => page.getByText(say('events-coming:show')),
    done: ({ page, say }) =>
      page.getByRole('switch', { name: say('events-coming:show'), checked: true }),
  },
  {
    ...registered,
    as: 'member-6',
    does: 'delete an event',
    reach: async ({ page, button, say }) => {
      await button('events:detail.menu').click();
      await page.getByRole('menuitem', { name: say('events:delete.action') }).click();
    },
    press: (user) => inDialog(user, 'events:delete.action'),
    done: ({ page, say }) => page.getByRole('heading', { name: say('events:delete.done') }),
  },
  ...organized,
];
