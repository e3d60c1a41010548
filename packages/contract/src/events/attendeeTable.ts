import type { Locale } from '../core/locale.ts';
import {
  csvName,
  momentCell,
  momentHeading,
  phoneCell,
  type SpreadsheetReader,
} from '../core/spreadsheet.ts';
import type { Attendee } from './attendees.ts';
import { formatCode } from './checkInCode.ts';
import type { Event } from './events.ts';

const HEADINGS: Record<Locale, readonly string[]> = {
  en: [
    'Name',
    'Company',
    'Phone',
    'Status',
    'Registered',
    'Checked in',
    'Code',
    'Dietary restrictions',
    'Notes',
  ],
  id: [
    'Nama',
    'Perusahaan',
    'Nomor telepon',
    'Status',
    'Mendaftar',
    'Check-in',
    'Kode',
    'Pantangan makanan',
    'Catatan',
  ],
};
const STATUS: Record<Locale, Record<Attendee['status'], string>> = {
  en: { registered: 'Registered', waitlisted: 'Waitlist' },
  id: { registered: 'Terdaftar', waitlisted: 'Daftar tunggu' },
};

/** The columns of what attendees told the organizer, who alone reads them. */
const ANSWERS = [2, 7, 8];

/** Headings of the columns that hold moments. */
const TIMES = ['Registered', 'Checked in', 'Mendaftar', 'Check-in'];

/** The name of an event's file: with its title, and the day on which it starts. */
export const attendeeFileName = (
  { title, start_date }: Pick<Event, 'title' | 'start_date'>,
  reader: SpreadsheetReader,
): string =>
  csvName(`${reader.language === 'id' ? 'Peserta' : 'Attendees'} ${title}`, start_date, reader);

/**
 * The rows of an event's CSV: headings, then a row for each attendee; without the answers for whom
 * they are not meant.
 */
export const attendeeTable = (
  attendees: readonly Attendee[],
  reader: SpreadsheetReader,
  hasAnswers: boolean,
): string[][] => {
  const headings = HEADINGS[reader.language].map((heading) =>
    TIMES.includes(heading) ? momentHeading(heading, reader) : heading,
  );
  const rows = [headings, ...attendees.map((attendee) => rowOf(attendee, reader))];
  return hasAnswers ? rows : rows.map((row) => row.filter((_, index) => !ANSWERS.includes(index)));
};

const rowOf = (attendee: Attendee, reader: SpreadsheetReader): string[] => {
  const { member, status, registration_data: data = {}, ...one } = attendee;
  return [
    member.full_name ?? member.username ?? '',
    data.company ?? member.company_name ?? '',
    phoneCell(data.phone),
    STATUS[reader.language][status],
    momentCell(one.registered_at, reader),
    momentCell(one.checked_in_at, reader),
    one.qr_code ? formatCode(one.qr_code) : '',
    data.dietary_restrictions ?? '',
    data.notes ?? '',
  ];
};
