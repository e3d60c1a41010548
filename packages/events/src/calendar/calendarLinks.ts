import type { CalendarEntry } from './calendarFile.ts';

type Linked = Pick<CalendarEntry, 'title' | 'description' | 'location' | 'start' | 'end' | 'url'>;

/** Maximum characters of a description in an address. */
const DETAILS_MAX = 1000;

const details = ({ description, url }: Linked) =>
  [description.slice(0, DETAILS_MAX), url].filter(Boolean).join('\n\n');

/** Returns the address that adds an event to Google Calendar. */
export function googleCalendar(entry: Linked): string {
  const stamp = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${stamp(entry.start)}/${stamp(entry.end)}`,
    location: entry.location,
    details: details(entry),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Returns the address that adds an event to the calendar of Outlook. */
export function outlookCalendar(entry: Linked): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(entry.start).toISOString(),
    enddt: new Date(entry.end).toISOString(),
    location: entry.location,
    body: details(entry),
  });
  // Outlook reads a plus sign as itself.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(query).replaceAll('+', '%20')}`;
}
