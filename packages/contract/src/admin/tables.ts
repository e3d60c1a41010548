import type { Locale } from '../core/locale.ts';
import type { Role } from '../core/role.ts';
import {
  csvName,
  momentCell,
  momentHeading,
  phoneCell,
  type SpreadsheetReader,
} from '../core/spreadsheet.ts';
import type { AuditEntry } from './log.ts';
import type { ManagedUser } from './users.ts';

/** Most rows of an exported table. */
export const EXPORTED_MAX = 10_000;

const USER_HEADINGS: Record<Locale, readonly string[]> = {
  en: [
    'Name',
    'Email',
    'Username',
    'Role',
    'Status',
    'Company',
    'Location',
    'Phone',
    'Posts',
    'Groups',
    'Events',
    'Resources',
    'Account age in days',
  ],
  id: [
    'Nama',
    'Email',
    'Nama pengguna',
    'Peran',
    'Status',
    'Perusahaan',
    'Lokasi',
    'Nomor telepon',
    'Postingan',
    'Grup',
    'Acara',
    'Materi',
    'Umur akun (hari)',
  ],
};
const ROLES: Record<Locale, Record<Role, string>> = {
  en: { user: 'User', moderator: 'Moderator', admin: 'Admin' },
  id: { user: 'Pengguna', moderator: 'Moderator', admin: 'Admin' },
};
const STATUS: Record<Locale, Record<'active' | 'inactive', string>> = {
  en: { active: 'Active', inactive: 'Inactive' },
  id: { active: 'Aktif', inactive: 'Nonaktif' },
};

/** The rows of the users' CSV: headings, then a row for each user. */
export const userTable = (
  users: readonly ManagedUser[],
  { language }: SpreadsheetReader,
): string[][] => [
  [...USER_HEADINGS[language]],
  ...users.map((user) => [
    user.full_name,
    user.email,
    user.username,
    ROLES[language][user.role],
    STATUS[language][user.is_active ? 'active' : 'inactive'],
    user.company_name ?? '',
    user.location ?? '',
    phoneCell(user.phone),
    String(user.posts_count),
    String(user.groups_count),
    String(user.events_count),
    String(user.resources_count),
    String(user.account_age_days),
  ]),
];

/** The name of the users' file. */
export const userFileName = (now: Date, reader: SpreadsheetReader): string =>
  csvName(reader.language === 'id' ? 'Pengguna' : 'Users', now.toISOString(), reader);

const LOG_HEADINGS: Record<Locale, readonly string[]> = {
  en: [
    'Time',
    'Action',
    'By',
    'To',
    'Content type',
    'Content id',
    'Title',
    'Notes',
    'Network address',
  ],
  id: [
    'Waktu',
    'Tindakan',
    'Oleh',
    'Terhadap',
    'Jenis konten',
    'Id konten',
    'Judul',
    'Catatan',
    'Alamat jaringan',
  ],
};

/** The rows of the log's CSV: headings, then a row for each act. */
export const logTable = (entries: readonly AuditEntry[], reader: SpreadsheetReader): string[][] => [
  LOG_HEADINGS[reader.language].map((heading, at) =>
    at === 0 ? momentHeading(heading, reader) : heading,
  ),
  ...entries.map((entry) => [
    momentCell(entry.created_at, reader),
    entry.action_type,
    entry.actor?.full_name ?? '',
    entry.target?.full_name ?? '',
    entry.content_type ?? '',
    entry.content_id ?? '',
    entry.title ?? '',
    entry.notes ?? '',
    entry.ip_address ?? '',
  ]),
];

/** The name of the log's file. */
export const logFileName = (now: Date, reader: SpreadsheetReader): string =>
  csvName(reader.language === 'id' ? 'Log audit' : 'Audit log', now.toISOString(), reader);

/** What the log says of an export: the filters that were set. */
export const exportNotes = (filters: object): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();

/** The first and the last moment of days in Indonesia's western zone, both days included. */
export const logPeriod = ({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}) => ({
  since: from === undefined ? undefined : new Date(`${from}T00:00:00.000+07:00`),
  until: to === undefined ? undefined : new Date(`${to}T23:59:59.999+07:00`),
});
