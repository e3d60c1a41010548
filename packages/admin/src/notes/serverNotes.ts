import { AUDIT_ACTIONS, type AuditAction, type AuditEntry, Role } from '@saudagar/contract';

/** Filters that an export records, in display order. */
const FILTERS = ['active_only', 'role', 'search', 'action_type', 'from', 'to'] as const;
type Filter = (typeof FILTERS)[number];

/** Formats parts of the notes in the reader's language. */
export interface NoteWords {
  role(role: Role): string;
  action(action: AuditAction): string;
  day(day: string): string;
  filter(filter: Filter, value: string): string;
}

type Noted = Pick<AuditEntry, 'action_type' | 'notes'>;

/**
 * Returns the notes of an entry. Those of an export or role change are machine-written and are
 * translated; all others are returned as the moderator wrote them.
 */
export function formatNotes({ action_type, notes }: Noted, words: NoteWords): string | null {
  const written = notes?.trim() || null;
  if (!written) return null;
  if (action_type === 'change_role') return formatRoleChange(written, words);
  if (action_type === 'export_users' || action_type === 'export_log')
    return formatFilters(written, words);
  return written;
}

const formatRoleChange = (written: string, words: NoteWords): string =>
  written
    .split(' → ')
    .map((role) => {
      const { data } = Role.safeParse(role);
      return data ? words.role(data) : role;
    })
    .join(' → ');

/** Returns null for an unfiltered export, and unknown notes unchanged. */
function formatFilters(written: string, words: NoteWords): string | null {
  const values = new URLSearchParams(written);
  const isKnown = [...values.keys()].every((name) => FILTERS.some((filter) => filter === name));
  if (!isKnown) return written;
  const parts = FILTERS.flatMap((filter) => {
    const value = values.get(filter);
    if (!value || (filter === 'active_only' && value !== 'true')) return [];
    return [words.filter(filter, formatValue(filter, value, words))];
  });
  return parts.join('; ') || null;
}

function formatValue(filter: Filter, value: string, words: NoteWords): string {
  const { data: role } = Role.safeParse(value);
  if (filter === 'role' && role) return words.role(role);
  const action = AUDIT_ACTIONS.find((one) => one === value);
  if (filter === 'action_type' && action) return words.action(action);
  return filter === 'from' || filter === 'to' ? words.day(value) : value;
}
