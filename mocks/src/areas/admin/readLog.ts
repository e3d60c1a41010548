import type { AuditEntry, listAuditLog, Page, User } from '@saudagar/contract';
import {
  EXPORTED_MAX,
  exportNotes,
  logFileName,
  logPeriod,
  logTable,
  type SpreadsheetReader,
  searchedText,
  searchTerms,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { csvOf } from '../../core/csv.ts';
import { inOrder, type PageAsked, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { searchedMember } from '../network/people.ts';

type LogFilters = Omit<core.output<typeof listAuditLog.query>, keyof PageAsked>;

/** Lists the log, newest first. */
export function readLog(community: Community, query: LogFilters & PageAsked): Page<AuditEntry> {
  const placed = found(community, query).map((entry) => ({
    ...entry,
    id: entry.id ?? '',
    created_at: entry.created_at ?? NOW,
  }));
  return pageOf(placed, query, (one, other) => inOrder(other, one));
}

/** Exports the log as CSV; the export itself is audited. */
export function exportLog(
  community: Community,
  viewer: User,
  filters: LogFilters,
  reader: SpreadsheetReader,
) {
  const all = found(community, filters);
  community.auditLog.write(viewer, { action_type: 'export_log', notes: exportNotes(filters) });
  return {
    file_name: logFileName(new Date(NOW), reader),
    csv: csvOf(logTable(all.slice(0, EXPORTED_MAX), reader), reader),
    is_cut: all.length > EXPORTED_MAX,
  };
}

/** Checks whether the content of an entry is deleted; messages never count as it. */
export function isGone(community: Community, { content_type, content_id }: AuditEntry): boolean {
  if (!content_type || !content_id || content_type === 'message') return false;
  const { accounts, communityEvents, groups, resources } = community;
  if (content_type === 'member') return !accounts.member(content_id);
  if (content_type === 'group') return !groups.whole(content_id);
  if (content_type === 'event')
    return !communityEvents.all().some(({ event }) => event.id === content_id);
  if (content_type === 'resource') return !resources.has(content_id);
  const types = community.areas.map(({ flaggable }) => (flaggable === 'none' ? {} : flaggable));
  const type = types.find((each) => content_type in each)?.[content_type];
  return type !== undefined && !type.show(community, content_id);
}

function found(community: Community, filters: LogFilters): AuditEntry[] {
  const { accounts, auditLog } = community;
  const { action_type, search = '' } = filters;
  const { since, until } = logPeriod(filters);
  return auditLog.entries
    .filter((entry) => action_type === undefined || entry.action_type === action_type)
    .filter(({ created_at }) => {
      const time = Date.parse(created_at ?? NOW);
      return time >= (since?.getTime() ?? 0) && time <= (until?.getTime() ?? Number.MAX_VALUE);
    })
    .map((entry) => ({
      ...entry,
      actor: accounts.member(entry.actor?.id ?? '') ?? null,
      target: accounts.member(entry.target?.id ?? '') ?? null,
      is_gone: isGone(community, entry),
    }))
    .filter((entry) => {
      const texts = [searchedText(entry.title, entry.notes)];
      for (const person of [entry.actor, entry.target]) {
        const user = accounts.find(person?.id ?? '');
        if (user) texts.push(searchedMember(user));
      }
      return searchTerms(search).every((term) => texts.some((text) => text.includes(term)));
    });
}
