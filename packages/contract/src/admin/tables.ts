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
import { Refusal } from '../refusal.ts';
import { admin } from './area.ts';
import { changedTexts } from './auditChanges.ts';
import type { AuditEntry } from './log.ts';
import type { ManagedUser } from './users.ts';

/** Maximum number of rows in an exported table. */
export const EXPORTED_MAX = 10_000;

type Tables = (typeof admin.texts)['en']['tables'];
type UserColumn = Exclude<keyof Tables['users'], 'file'>;
type LogColumn = Exclude<keyof Tables['log'], 'file'>;

/** Rows of the users' CSV: headings, then a row for each user. */
export function userTable(
  users: readonly ManagedUser[],
  { language }: SpreadsheetReader,
): string[][] {
  const columns: Columns<ManagedUser, UserColumn> = {
    full_name: (user) => user.full_name,
    email: (user) => user.email,
    username: (user) => user.username,
    role: ({ role }) => readText(admin.texts, language, `tables.roles.${role}`),
    status: ({ is_active }) =>
      readText(admin.texts, language, `tables.status.${is_active ? 'active' : 'inactive'}`),
    company_name: (user) => user.company_name ?? '',
    location: (user) => user.location ?? '',
    phone: (user) => phoneCell(user.phone),
    posts_count: (user) => String(user.posts_count),
    groups_count: (user) => String(user.groups_count),
    events_count: (user) => String(user.events_count),
    resources_count: (user) => String(user.resources_count),
    account_age_days: (user) => String(user.account_age_days),
  };
  return tableOf(users, columns, (column) =>
    readText(admin.texts, language, `tables.users.${column}`),
  );
}

/** Name of the users' file. */
export const userFileName = (now: Date, reader: SpreadsheetReader): string =>
  csvName(readText(admin.texts, reader.language, 'tables.users.file'), now.toISOString(), reader);

/** Rows of the log's CSV: headings, then a row for each act. */
export function logTable(entries: readonly AuditEntry[], reader: SpreadsheetReader): string[][] {
  const columns: Columns<AuditEntry, LogColumn> = {
    created_at: (entry) => momentCell(entry.created_at, reader),
    action_type: (entry) => entry.action_type,
    actor: (entry) => entry.actor?.full_name ?? '',
    target: (entry) => entry.target?.full_name ?? '',
    content_type: (entry) => entry.content_type ?? '',
    content_id: (entry) => entry.content_id ?? '',
    title: (entry) => entry.title ?? '',
    notes: (entry) => entry.notes ?? '',
    changes: (entry) =>
      changedTexts(entry)
        .map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
        .join('; '),
    ip_address: (entry) => entry.ip_address ?? '',
  };
  return tableOf(entries, columns, (column) => {
    const heading = readText(admin.texts, reader.language, `tables.log.${column}`);
    return column === 'created_at' ? momentHeading(heading, reader) : heading;
  });
}

/** Name of the log's file. */
export const logFileName = (now: Date, reader: SpreadsheetReader): string =>
  csvName(readText(admin.texts, reader.language, 'tables.log.file'), now.toISOString(), reader);

/** Audit log note for an export: the active filters. */
export const exportNotes = (filters: object): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();

/**
 * First and last moment of a range of days in Indonesia's western zone, inclusive.
 * @throws Refusal 422 when the range ends before it begins
 */
export const logPeriod = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  if (from !== undefined && to !== undefined && to < from)
    throw new Refusal(422, 'periodBackwards', { field: 'to' });
  return {
    since: from === undefined ? undefined : new Date(`${from}T00:00:00.000+07:00`),
    until: to === undefined ? undefined : new Date(`${to}T23:59:59.999+07:00`),
  };
};
