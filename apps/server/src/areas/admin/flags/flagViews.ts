import { type Flag, type FlagDetail, UNDO_SECONDS } from '@saudagar/contract';
import { flagActionsOn, HISTORY_MAX, isWithheldType } from '@saudagar/contract/server';
import type { ServiceParts } from '../../area.ts';
import { audit, type Keeper } from '../auditLog.ts';
import type { ShownContent } from '../flagged.ts';
import type { Flags } from '../flags.ts';
import { withPeople } from '../log/readLog.ts';
import { type MembersById, readMembersById } from '../membersById.ts';
import { type FlagRow, type FlagsQuery, readCase, readFlag, readFlags } from './flagRows.ts';

/** Restrictions that a later decision weighs. */
const DECISIONS = ['dismiss_flag', 'warn_user', 'remove_content', 'undo_review'] as const;

/** Flags as moderators see them. */
export type FlagViews = ReturnType<typeof createFlagViews>;

export function createFlagViews(
  { db, now, signer }: Pick<ServiceParts, 'db' | 'now' | 'signer'>,
  { show }: Pick<Flags, 'show'>,
) {
  async function views(rows: readonly FlagRow[], keeper: Keeper): Promise<Flag[]> {
    const shown = new Map<string, ShownContent | undefined>();
    for (const row of rows) if (!shown.has(row.case_id)) shown.set(row.case_id, await show(row));
    const people = await readMembersById(db, signer, [
      ...[...shown.values()].map((thing) => thing?.author_id),
      ...rows.flatMap((row) => [row.member_id, row.author_id, row.claimed_by, row.reviewed_by]),
    ]);
    return rows.map((row) => view(row, shown.get(row.case_id), people, keeper));
  }

  function view(
    row: FlagRow,
    thing: ShownContent | undefined,
    people: MembersById,
    keeper: Keeper,
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
      actions: isPending ? actionsOn(row, thing, keeper) : [],
      claim:
        isClaimed && claimant
          ? { member: claimant, until: row.claimed_until?.toISOString() ?? '' }
          : null,
      ...(!isPending && decisionOf(row, people, keeper)),
    };
  }

  function decisionOf(row: FlagRow, people: MembersById, keeper: Keeper) {
    const until = new Date((row.reviewed_at?.getTime() ?? 0) + UNDO_SECONDS * 1000);
    const isUndone = row.outcome !== 'removed' && row.reviewed_by === keeper.id && until > now();
    return {
      outcome: row.outcome,
      notes: row.notes,
      reviewed_at: row.reviewed_at?.toISOString() ?? null,
      reviewer: people.member(row.reviewed_by),
      undo_until: isUndone ? until.toISOString() : null,
    };
  }

  /** Decisions about the thing or its author, the latest first. */
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
    // From where somebody decided is for admins, in the log.
    return withPeople(
      db,
      signer,
      rows.map((row) => ({ ...row, ip_address: null })),
    );
  }

  /** What the warned member wrote back. */
  async function answerTo(caseId: string): Promise<string | null> {
    const warning = await db
      .selectFrom('warnings')
      .where('case_id', '=', caseId)
      .select('answer')
      .executeTakeFirst();
    return warning?.answer ?? null;
  }

  return {
    async page(keeper: Keeper, query: FlagsQuery) {
      const page = await readFlags(db, query);
      return { ...page, items: await views(page.items, keeper) };
    },

    async one(keeper: Keeper, id: string): Promise<Flag> {
      const [flag] = await views([await readFlag(db, id)], keeper);
      if (!flag) throw new Error(`flag ${id} has no view`);
      return flag;
    },

    /** One with what a decision needs; reading a message so is written to the log (ADM-097). */
    async detail(keeper: Keeper, id: string): Promise<FlagDetail> {
      const row = await readFlag(db, id);
      const thing = await show(row);
      const { content_type, content_id } = row;
      if (thing && isWithheldType(content_type)) {
        const target_id = thing.author_id;
        const act = { action_type: 'view_message', content_type, content_id, target_id } as const;
        await audit(db, keeper, act, now());
      }
      const context = thing?.context ?? [];
      const people = await readMembersById(
        db,
        signer,
        context.map(({ author_id }) => author_id),
      );
      const reports = await views(await readCase(db, row.case_id), keeper);
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

/** What is gone can still be put aside. */
function actionsOn(
  { content_type }: FlagRow,
  thing: ShownContent | undefined,
  keeper: Keeper,
): NonNullable<Flag['actions']> {
  if (!thing) return ['dismiss'];
  return flagActionsOn({ content_type, authorId: thing.author_id }, keeper);
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
