import { buildEvent } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { Agenda } from './Agenda.tsx';
import { weeksOf } from './month.ts';

const moment = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

const meta = preview.meta({
  title: 'Days of a month (agenda)',
  component: Agenda,
  args: {
    weeks: weeksOf({ year: 2026, month: 2 }),
    onOpen: fn(),
    events: [
      buildEvent({
        id: 'midnight',
        title: 'Sampai tengah malam',
        start_date: moment(10, 20),
        end_date: moment(11, 0),
      }),
      buildEvent({
        id: 'market',
        title: 'Pasar malam',
        start_date: moment(13, 17),
        end_date: moment(14, 1),
      }),
      buildEvent({
        id: 'cancelled',
        title: 'Yang batal',
        status: 'cancelled',
        start_date: moment(15, 9),
        end_date: moment(15, 12),
      }),
    ],
  },
});

/** An end at midnight, the tail of an evening, and a cancelled event. */
// EVT-240, EVT-241
export const Evenings = meta.story({
  name: 'Event past midnight, and a cancelled one',
  async play({ canvas }) {
    const day = (name: string) => {
      const item = canvas.getByRole('heading', { name }).closest('li');
      if (!item) throw new Error(`no ${name}`);
      return within(item);
    };
    await expect(canvas.queryByRole('heading', { name: 'Wednesday, March 11' })).toBeNull();
    await expect(day('Friday, March 13').getByText(/5:00.PM/)).toBeVisible();
    await expect(day('Saturday, March 14').getByText(/^until 1:00.AM/)).toBeVisible();
    await expect(day('Sunday, March 15').getByText(/\(Cancelled\)/)).toBeVisible();
  },
});
