import { expect, it } from 'vitest';
import { googleCalendar, outlookCalendar } from './calendarLinks.ts';

const entry = {
  title: 'Temu & Kenal +1',
  description: 'Bawa kartu nama.',
  location: 'Aula, Jayapura',
  start: '2026-12-05T00:00:00.000Z',
  end: '2026-12-05T03:00:00.000Z',
  url: 'https://hub.example/events/1',
};

it('the links to usual calendars carry title, times, place and page (EVT-251)', () => {
  const google = new URL(googleCalendar(entry)).searchParams;
  expect(Object.fromEntries(google)).toMatchObject({
    text: 'Temu & Kenal +1',
    dates: '20261205T000000Z/20261205T030000Z',
    location: 'Aula, Jayapura',
    details: 'Bawa kartu nama.\n\nhttps://hub.example/events/1',
  });
  const outlook = new URL(outlookCalendar(entry));
  expect(outlook.search).not.toContain('+');
  expect(Object.fromEntries(outlook.searchParams)).toMatchObject({
    subject: 'Temu & Kenal +1',
    startdt: '2026-12-05T00:00:00.000Z',
    enddt: '2026-12-05T03:00:00.000Z',
  });
});
