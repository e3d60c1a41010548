import { buildEvent, type Community } from '@saudagar/mocks';
import type { PageUser, Scenario } from '../scenario.ts';
import { scenarios as organised } from './organisedEvents.ts';

const list = { page: '/events' };
const one = { page: '/events/:id', path: '/events/event-swept', given: withSweptEvent };
const registered = { page: '/events/:id', path: '/events/event-02' };

/** An event with places left, which member-1 has nothing to do with yet. */
function withSweptEvent({ communityEvents }: Community): void {
  communityEvents.add(
    buildEvent({ id: 'event-swept', organizer_id: 'member-3', organizer_name: null }),
  );
}

const inDialog = ({ page, say }: PageUser, key: string) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .last()
    .getByRole('button', { name: say(key), exact: true });

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
    reach: ({ button }) => button('events:register.open').click(),
    fill: ({ field }) => field('events:register.phone').fill('0812 5550 17'),
    press: (user) => inDialog(user, 'events:register.open'),
    done: ({ page, say }) => page.getByRole('dialog', { name: say('events:ticket.registered') }),
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
    as: 'member-6',
    does: 'delete an event',
    reach: async ({ page, button, say }) => {
      await button('events:detail.menu').click();
      await page.getByRole('menuitem', { name: say('events:delete.action') }).click();
    },
    press: (user) => inDialog(user, 'events:delete.action'),
    done: ({ page, say }) => page.getByRole('heading', { name: say('events:delete.done') }),
  },
  ...organised,
];
