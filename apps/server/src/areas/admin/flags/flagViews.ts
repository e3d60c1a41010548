import { type Flag, type FlagDetail, UNDO_SECONDS } from '@saudagar/contract';
import { flagActionsOn, HISTORY_MAX, isWithheldType } from '@saudagar/contract/server';
import type { ServiceParts } from '../../area.ts';
import { audit, type Moderator } from '../auditLog.ts';
import type { ShownContent } from '../flagged.ts';
import type { Flags } from '../flags.ts';
import { withPeople } from '../log/readLog.ts';
import { type MembersById, readMembersById } from '../membersById.ts';
import { type FlagRow, type FlagsQuery, readCase, readFlag, readFlags } from './flagRows.ts';

/** Acts that a later decision takes into account. */
const DECISIONS = ['dismiss_flag', 'warn_user', 'remove_content', 'undo_review'] as const;

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
      actions: isPending ? actionsOn(row, thing, moderator) : [],
      claim:
        isClaimed && claimant
          ? { member: claimant, until: row.claimed_until?.toISOString() ?? '' }
          : null,
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
      const { content_type, content_id } = row;
      if (thing && isWithheldType(content_type)) {
        const target_id = thing.author_id;
        const act = { action_type: 'view_message', content_type, content_id, target_id } as const;
        await audit(db, moderator, act, now());
      }
      const context = thing?.context ?? [];
      const people = await readMembersById(
        db,
        signer,
        context.map(({ author_id }) => author_id),
      );
      const reports = await views(await readCase(db, row.case_id), moderator);
      const flag = reports.find((each) => each.id === id);
      if (!flag) throw new Error(`flag ${id} is not of its case`);
      return {
        ...flag,
        content:
          thing && flag.content
            ? { ...flag.content, ...textsOf(thing), is_withheld: false }
            : flag.content,
        context: context.map((part) => ({
          id: part.id,
          author: people.member(part.author_id),
          content: part.text,
          created_at: part.created_at.toISOString(),
        })),
        reports,
        history: await historyOf(content_id, thing ? thing.author_id : row.author_id),
        answer: await answerTo(row.case_id),
      };
    },
  };
}

/** Flags of deleted content can still be dismissed. */
function actionsOn(
  { content_type }: FlagRow,
  thing: ShownContent | undefined,
  moderator: Moderator,
): NonNullable<Flag['actions']> {
  if (!thing) return ['dismiss'];
  return flagActionsOn({ content_type, authorId: thing.author_id }, moderator);
}

function contentOf(row: FlagRow, thing: ShownContent | undefined, people: MembersById) {
  const isWithheld = isWithheldType(row.content_type);
  return {
    id: row.content_id,
    ...(!isWithheld && (thing ? textsOf(thing) : { title: row.title })),
    author: people.member(thing ? thing.author_id : row.author_id),
    created_at: thing?.created_at.toISOString() ?? null,
    is_gone: !thing,
    is_withheld: isWithheld,
  };
}

const textsOf = ({ text, name, title }: ShownContent) => ({
  ...(text !== '' && { content: text }),
  ...(name !== undefined && { name }),
  ...(title !== undefined && { title }),
});
