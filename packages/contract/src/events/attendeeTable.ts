import type { Language } from '../core/wording.ts';
import type { Attendee } from './attendees.ts';
import { formatCode } from './checkInCode.ts';

const HEADINGS: Record<Language, readonly string[]> = {
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
const STATUS: Record<Language, Record<Attendee['status'], string>> = {
  en: { registered: 'Registered', waitlisted: 'Waitlist' },
  id: { registered: 'Terdaftar', waitlisted: 'Daftar tunggu' },
};

/** The columns of what attendees told the organizer, who alone reads them. */
const ANSWERS = [2, 7, 8];

/**
 * The rows of an event's CSV: headings, then a row for each attendee; without the answers for whom
 * they are not meant. Moments stay in ISO 8601.
 */
export const attendeeTable = (
  attendees: readonly Attendee[],
  language: Language,
  hasAnswers: boolean,
): string[][] => {
  const rows = [[...HEADINGS[language]], ...attendees.map((attendee) => rowOf(attendee, language))];
  return hasAnswers ? rows : rows.map((row) => row.filter((_, index) => !ANSWERS.includes(index)));
};

const rowOf = (attendee: Attendee, language: Language): string[] => {
  const { member, status, registration_data: data = {}, ...one } = attendee;
  return [
    member.full_name ?? member.username ?? '',
    data.company ?? member.company_name ?? '',
    data.phone ?? '',
    STATUS[language][status],
    one.registered_at ?? '',
    one.checked_in_at ?? '',
    one.qr_code ? formatCode(one.qr_code) : '',
    data.dietary_restrictions ?? '',
    data.notes ?? '',
  ];
};
