import { readText } from '../core/catalogues.ts';
import {
  type Columns,
  csvName,
  momentCell,
  momentHeading,
  phoneCell,
  type SpreadsheetReader,
  tableOf,
} from '../core/spreadsheet.ts';
import { events } from './area.ts';
import type { Attendee } from './attendees.ts';
import { formatCode } from './checkInCode.ts';
import type { Event } from './events.ts';

type Column = Exclude<keyof (typeof events.texts)['en']['attendees'], 'file'>;

/** Columns of attendees' answers, which not all managers may read. */
const ANSWERS: readonly Column[] = ['phone', 'dietary_restrictions', 'notes'];

/** Columns that hold timestamps. */
const TIMES: readonly Column[] = ['registered_at', 'checked_in_at'];

/** Name of an event's attendee file: its title and the day of its start in its zone. */
export const attendeeFileName = (
  { title, start_date, time_zone }: Pick<Event, 'title' | 'start_date' | 'time_zone'>,
  { language, timeZone }: SpreadsheetReader,
): string =>
  csvName(readText(events.texts, language, 'attendees.file', { title }), start_date, {
    language,
    timeZone: time_zone ?? timeZone,
  });

/**
 * Rows of an event's CSV: headings, then a row for each attendee; answers only for who may read them.
 */
export function attendeeTable(
  attendees: readonly Attendee[],
  reader: SpreadsheetReader,
  hasAnswers: boolean,
): string[][] {
  const { language } = reader;
  const columns: Columns<Attendee, Column> = {
    full_name: ({ member }) => member.full_name ?? member.username ?? '',
    company: ({ member, registration_data }) =>
      registration_data?.company ?? member.company_name ?? '',
    phone: ({ registration_data }) => phoneCell(registration_data?.phone),
    status: ({ status }) => readText(events.texts, language, `attendeeStatus.${status}`),
    registered_at: (attendee) => momentCell(attendee.registered_at, reader),
    checked_in_at: (attendee) => momentCell(attendee.checked_in_at, reader),
    qr_code: ({ qr_code }) => (qr_code ? formatCode(qr_code) : ''),
    dietary_restrictions: ({ registration_data }) => registration_data?.dietary_restrictions ?? '',
    notes: ({ registration_data }) => registration_data?.notes ?? '',
  };
  const shown = Object.entries(columns).filter(
    ([column]) => hasAnswers || !ANSWERS.includes(column as Column),
  );
  return tableOf(attendees, Object.fromEntries(shown) as typeof columns, (column) => {
    const heading = readText(events.texts, language, `attendees.${column}`);
    return TIMES.includes(column) ? momentHeading(heading, reader) : heading;
  });
}
