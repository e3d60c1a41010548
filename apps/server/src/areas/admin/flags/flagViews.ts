import {
  type Flag,
  type FlagDetail,
  type FlagEvidence,
  RESTORE_DAYS,
  UNDO_SECONDS,
} from '@saudagar/contract';
import {
  flagActionsOn,
  flagChangeOf,
  HISTORY_MAX,
  isWithheldType,
} from '@saudagar/contract/server';
import type { ServiceParts } from '../../area.ts';
import { toFileInfo } from '../../files/fileView.ts';
import { audit, auditLook, type Moderator } from '../auditLog.ts';
import type { ShownContent } from '../flagged.ts';
import type { Flags } from '../flags.ts';
import { withPeople } from '../log/readLog.ts';
import { type MembersById, readMembersById } from '../membersById.ts';
import { type FlagRow, type FlagsQuery, readCase, readFlag, readFlags } from './flagRows.ts';
import { titleOf } from './settling.ts';
import { comparedOf, readFilesById, readHeldFiles, shownOf } from './snapshots.ts';

/** Acts that a later decision takes into account. */
const DECISIONS = [
  'dismiss_flag',
  'warn_user',
  'remove_content',
  'undo_review',
  'restore_content',
] as const;

/** Flags as moderators see them. */
export type FlagViews = ReturnType<typeof createFlagViews>;

export function createFlagViews(
  { db, now, signer }: Pick<ServiceParts, 'db' | 'now' | 'signer'>,
  { show }: Pick<Flags, 'show'>,
) {
  async function views(rows: readonly FlagRow[], moderator: Moderator): Promise<Flag[]> {
    const shown = new Map<string, ShownContent | undefined>();
    for (const row of rows) if (!shown.has(row.case_id)) shown.set(row.case_id, await show(row));
    const people = await readMembersById(db, signer, [
      ...[...shown.values()].map((thing) => thing?.author_id),
      ...rows.map(({ snapshot }) => snapshot?.author_id),
      ...rows.flatMap((row) => [row.member_id, row.author_id, row.claimed_by, row.reviewed_by]),
    ]);
    return rows.map((row) => view(row, shown.get(row.case_id), people, moderator));
  }

  function view(
    row: FlagRow,
    thing: ShownContent | undefined,
    people: MembersById,
    moderator: Moderator,
  ): Flag {
    const { content_type } = row;
    const isPending = row.status === 'pending';
    const claimant = people.member(row.claimed_by);
    const isClaimed = isPending && row.claimed_until !== null && row.claimed_until > now();
    return {
      id: row.id,
      status: row.status,
      is_active: isPending,
      reason: row.reason,
      content_type,
      content_id: row.content_id,
      description: row.description,
      content: contentOf(row, thing, people),
      reporter: people.reporter(row.member_id),
      created_at: row.created_at.toISOString(),
      case_id: row.case_id,
      actions: isPending ? actionsOn(row, thing, people, moderator) : [],
      claim:
        isClaimed && claimant
          ? { member: claimant, until: row.claimed_until?.toISOString() ?? '' }
          : null,
      change: changeOf(row, thing),
      is_own_report: row.reporter_ids.includes(moderator.id),
      ...(!isPending && decisionOf(row, people, moderator)),
    };
  }

  function decisionOf(row: FlagRow, people: MembersById, moderator: Moderator) {
    const until = new Date((row.reviewed_at?.getTime() ?? 0) + UNDO_SECONDS * 1000);
    const isUndone = row.outcome !== 'removed' && row.reviewed_by === moderator.id && until > now();
    return {
      outcome: row.outcome,
      notes: row.notes,
      reviewed_at: row.reviewed_at?.toISOString() ?? null,
      reviewer: people.member(row.reviewed_by),
      undo_until: isUndone ? until.toISOString() : null,
      restore_until: restoreUntil(row, now()),
      restored_at: row.restored_at?.toISOString() ?? null,
    };
  }

  /** Reads decisions about the content or its author, latest first. */
  async function historyOf(content_id: string, author: string | null) {
    const rows = await db
      .selectFrom('audit_log')
      .where('action_type', 'in', DECISIONS)
      .where((of) =>
        of.or([of('content_id', '=', content_id), of('target_id', '=', author ?? content_id)]),
      )
      .select(['id', 'actor_id', 'action_type', 'content_type', 'content_id', 'target_id'])
      .select(['title', 'notes', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(HISTORY_MAX)
      .execute();
    // The network address of a decision is for admins, in the log.
    return withPeople(
      db,
      signer,
      rows.map((row) => ({ ...row, ip_address: null })),
    );
  }

  /** Reads the warned member's answer. */
  async function answerTo(caseId: string): Promise<string | null> {
    const warning = await db
      .selectFrom('warnings')
      .where('case_id', '=', caseId)
      .select('answer')
      .executeTakeFirst();
    return warning?.answer ?? null;
  }

  return {
    async page(moderator: Moderator, query: FlagsQuery) {
      const page = await readFlags(db, query);
      return { ...page, items: await views(page.items, moderator) };
    },

    async one(moderator: Moderator, id: string): Promise<Flag> {
      const [flag] = await views([await readFlag(db, id)], moderator);
      if (!flag) throw new Error(`flag ${id} has no view`);
      return flag;
    },

    /** Reads a flag with all a decision needs; viewing a message is audited (ADM-097). */
    async detail(moderator: Moderator, id: string): Promise<FlagDetail> {
      const row = await readFlag(db, id);
      const thing = await show(row);
      const known = thing ?? (row.snapshot ? shownOf(row.snapshot) : undefined);
      const { content_type, content_id } = row;
      if (known && isWithheldType(content_type)) {
        const target_id = known.author_id;
        const act = { action_type: 'view_message', content_type, content_id, target_id } as const;
        await auditLook(db, moderator, act, now());
      }
      const context = known?.context ?? [];
      const people = await readMembersById(db, signer, [
        ...context.map(({ author_id }) => author_id),
        row.snapshot?.author_id,
      ]);
      const reports = await views(await readCase(db, row.case_id), moderator);
      const flag = reports.find((each) => each.id === id);
      if (!flag) throw new Error(`flag ${id} is not of its case`);
      return {
        ...flag,
        content:
          known && flag.content
            ? { ...flag.content, ...textsOf(known), is_withheld: false }
            : flag.content,
        context: context.map((part) => ({
          id: part.id,
          author: people.member(part.author_id),
          content: part.text,
          created_at: part.created_at.toISOString(),
        })),
        reports,
        history: await historyOf(content_id, known ? known.author_id : row.author_id),
        snapshot: row.snapshot && partOf(shownOf(row.snapshot), people),
        answer: await answerTo(row.case_id),
      };
    },

    /** Reads the files of flagged content, then and now; the look is audited. */
    async evidence(moderator: Moderator, id: string): Promise<FlagEvidence> {
      const row = await readFlag(db, id);
      const { content_type, content_id, snapshot } = row;
      const thing = await show(row);
      const known = thing ?? (snapshot ? shownOf(snapshot) : undefined);
      const act = {
        action_type: 'view_evidence',
        content_type,
        content_id,
        target_id: known?.author_id ?? row.author_id,
        // The log contains no words of a conversation.
        title: isWithheldType(content_type) ? null : titleOf(known),
      } as const;
      await audit(db, moderator, act, now());
      const [flagged, current] = [
        await readHeldFiles(db, row.id),
        await readFilesById(db, thing?.files ?? []),
      ];
      // Addresses that open for this moderator only.
      const view = (files: typeof flagged) =>
        files.map((file) => toFileInfo(signer, file, moderator.id));
      return { flagged: view(flagged), current: view(current) };
    },
  };
}

/** End of the time in which an admin can restore what was removed; null once it has passed. */
function restoreUntil({ removed_at }: FlagRow, at: Date): string | null {
  if (removed_at === null) return null;
  const until = new Date(removed_at.getTime() + RESTORE_DAYS * 86_400_000);
  return until > at ? until.toISOString() : null;
}

/** Actions on what is left: nothing can be removed of deleted content. */
function actionsOn(
  { content_type, snapshot, reporter_ids: reporterIds }: FlagRow,
  thing: ShownContent | undefined,
  people: MembersById,
  moderator: Moderator,
): NonNullable<Flag['actions']> {
  const author = (thing ?? snapshot)?.author_id ?? null;
  // An author who left cannot be warned.
  const authorId = author !== null && people.member(author) ? author : null;
  return flagActionsOn({ content_type, authorId, isGone: !thing, reporterIds }, moderator);
}

/** Change of the content since the flag, other than by the decision. */
const changeOf = ({ outcome, snapshot }: FlagRow, thing: ShownContent | undefined) =>
  outcome === 'removed'
    ? null
    : flagChangeOf(snapshot && comparedOf(snapshot), thing && comparedOf(thing));

function contentOf(row: FlagRow, thing: ShownContent | undefined, people: MembersById) {
  const isWithheld = isWithheldType(row.content_type);
  const known = thing ?? (row.snapshot ? shownOf(row.snapshot) : undefined);
  return {
    id: row.content_id,
    ...(!isWithheld && (known ? textsOf(known) : { title: row.title })),
    ...(known && aboutOf(known)),
    author: people.member(known ? known.author_id : row.author_id),
    created_at: known?.created_at.toISOString() ?? null,
    is_gone: !thing,
    is_withheld: isWithheld,
  };
}

const textsOf = ({ text, name, title }: ShownContent) => ({
  ...(text !== '' && { content: text }),
  ...(name !== undefined && { name }),
  ...(title !== undefined && { title }),
});

const aboutOf = ({ place, members_count, posts_count, files }: ShownContent) => ({
  ...(place && { place }),
  ...(members_count !== undefined && { members_count }),
  ...(posts_count !== undefined && { posts_count }),
  files_count: files?.length ?? 0,
});

const partOf = (thing: ShownContent, people: MembersById) => ({
  id: thing.id,
  ...textsOf(thing),
  ...aboutOf(thing),
  author: people.member(thing.author_id),
  created_at: thing.created_at.toISOString(),
});
