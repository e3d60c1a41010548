import {
  type Appeal,
  type AppealOutcome,
  type ApprovedType,
  DEFAULT_PAGE_SIZE,
  type listAppeals,
} from '@saudagar/contract';
import {
  APPEAL_REFUSALS,
  appealDenyReason,
  appealNotifications,
  isWithheldType,
  Refusal,
} from '@saudagar/contract/server';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Community } from '../../../community.ts';
import { brokenUniqueness } from '../../../database/constraint.ts';
import { readKeyset, toKeysetPage } from '../../../database/keyset.ts';
import type { Database } from '../../../database/schema.ts';
import { isId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { ServiceParts } from '../../area.ts';
import type { Approvals } from '../approvals/approvals.ts';
import { audit, type Moderator } from '../auditLog.ts';
import { type MembersById, readMembersById } from '../membersById.ts';
import { mailMember } from '../users/mailMember.ts';
import { appealFieldsOf, type DecisionRow, decisionFieldsOf, decisionsOf } from './decisionRows.ts';

type ListQuery = z.output<typeof listAppeals.query>;

const Cursor = z.tuple([
  z.int().check(z.gte(0), z.lte(9_999_999_999_999)),
  z.string().check(z.refine(isId)),
]);

/** Query of appealed decisions, with those who reported the content or changed the suspension. */
const appealsOf = (db: Database) =>
  decisionsOf(db)
    .where('appeals.status', 'is not', null)
    .select(
      sql<(string | null)[]>`array(
        select one.member_id::text from flags as given
        join flags as one on one.case_id = given.case_id where given.id = of.flag_id)`.as(
        'reporter_ids',
      ),
    )
    .select(
      sql<(string | null)[]>`array(
        select actor_id::text from audit_log where of.kind = 'deactivation'
          and audit_log.content_id = of.member_id::text and action_type = 'deactivate_user'
          and audit_log.created_at >= of.created_at)`.as('changer_ids'),
    );

type AppealRow = DecisionRow & {
  readonly reporter_ids: (string | null)[];
  readonly changer_ids: (string | null)[];
};

/** Appeals of moderators' decisions, which another moderator decides. */
export type Appeals = ReturnType<typeof createAppeals>;

export function createAppeals(
  { db, signer, mailbox }: Pick<ServiceParts, 'db' | 'signer' | 'mailbox'>,
  approvals: Pick<Approvals, 'approveRejected'>,
) {
  async function views(rows: readonly AppealRow[], moderator: Moderator): Promise<Appeal[]> {
    const people = await readMembersById(
      db,
      signer,
      rows.flatMap((row) => [row.member_id, row.decided_by, row.reviewed_by]),
    );
    return rows.map((row) => view(row, people, moderator));
  }

  async function read(from: Database, id: string): Promise<AppealRow> {
    const row = isId(id)
      ? await appealsOf(from).where('of.id', '=', id).executeTakeFirst()
      : undefined;
    if (!row) throw new Refusal(404, 'appealNotFound');
    return row;
  }

  /** Makes content public again; false when nothing can be. */
  async function restore(
    community: Community,
    write: Database,
    publish: Publish,
    row: DecisionRow,
    moderator: Moderator,
  ): Promise<boolean> {
    if (row.kind === 'deactivation')
      return community.managedUsers.reactivateAppealed(write, publish, moderator, row);
    if (row.kind === 'removal')
      try {
        // The decision on a removal has the id of its case.
        await community.restoring.restoreRemoved(write, publish, row.id, moderator);
        return true;
      } catch (error) {
        // Refused before it wrote anything: its time is over, or its place or author is gone.
        if (error instanceof Refusal && error.status === 409) return false;
        throw error;
      }
    return approvals.approveRejected(community, write, publish, {
      content_type: row.content_type as ApprovedType,
      id: row.content_id,
    });
  }

  return {
    /** Lists pending appeals, oldest first, or decided ones, latest first. */
    async page(moderator: Moderator, query: ListQuery) {
      const { status = 'pending', limit = DEFAULT_PAGE_SIZE, cursor } = query;
      const isPending = status === 'pending';
      const moment = isPending ? 'appeals.created_at' : 'appeals.decided_at';
      let rows = appealsOf(db).where('appeals.status', '=', status);
      if (cursor !== undefined) {
        const [at, id] = readKeyset(cursor, Cursor);
        const here = sql`(${sql.ref(moment)}, appeals.decision_id)`;
        const position = sql`(${new Date(at)}::timestamptz, ${id}::uuid)`;
        rows = rows.where(
          isPending ? sql<boolean>`${here} > ${position}` : sql<boolean>`${here} < ${position}`,
        );
      }
      const direction = isPending ? 'asc' : 'desc';
      const fetchedRows = await rows
        .orderBy(moment, direction)
        .orderBy('appeals.decision_id', direction)
        .limit(limit + 1)
        .execute();
      const page = toKeysetPage(fetchedRows, limit, (row) => [
        ((isPending ? row.appealed_at : row.decided_at) ?? row.created_at).getTime(),
        row.id,
      ]);
      return { ...page, items: await views(page.items, moderator) };
    },

    /**
     * Decides an appeal, once, and carries the outcome out in the same transaction.
     * `confirm` requires the password of an admin who reactivates an account.
     * @throws Refusal 403 on the moderator's own content, decision or report, 409 once decided
     */
    async decide(
      community: Community,
      moderator: Moderator,
      id: string,
      { outcome, notes }: { outcome: AppealOutcome; notes?: string | undefined },
      confirm: () => Promise<void>,
    ): Promise<Appeal> {
      const row = await read(db, id);
      const denied = appealDenyReason(partiesOf(row), moderator);
      if (denied) throw new Refusal(403, APPEAL_REFUSALS[denied]);
      const isAccount = row.kind === 'deactivation';
      if (isAccount && outcome === 'overturned') await confirm();
      const decideOnce = async (write: Database, publish: Publish) => {
        const at = community.now();
        if (isAccount) await community.managedUsers.lock(write, moderator, row.member_id);
        const decided = await write
          .updateTable('appeals')
          .set({
            status: 'decided',
            outcome,
            notes: notes || null,
            reviewed_by: moderator.id,
            decided_at: at,
          })
          .where('decision_id', '=', row.id)
          .where('status', '=', 'pending')
          .returning('decision_id')
          .executeTakeFirst();
        if (!decided) throw new Refusal(409, 'appealDecided');
        if (outcome === 'overturned' && (await restore(community, write, publish, row, moderator)))
          await write
            .updateTable('appeals')
            .set({ is_restored: true })
            .where('decision_id', '=', row.id)
            .execute();
        const { content_type, content_id, member_id, title } = row;
        await audit(
          write,
          moderator,
          {
            action_type: 'decide_appeal',
            ...{ content_type, content_id, target_id: member_id, notes },
            // The log contains no words of a conversation.
            title: isWithheldType(content_type) ? null : title,
            changes: { before: { appeal: 'pending' }, after: { appeal: outcome } },
          },
          at,
        );
        const drafts = appealNotifications({
          ...{ decisionId: row.id, outcome, memberId: member_id, title, notes },
          deciderId: row.decided_by,
        });
        for (const draft of drafts) await community.notify(write, publish, draft);
        if (isAccount)
          await mailMember(mailbox, write, publish, 'appealDecided', member_id, row.id);
        publish({ kind: 'moderation', by: moderator.id });
      };
      try {
        await community.fanOut.transaction(decideOnce);
      } catch (error) {
        // Something has taken a key or a name of what would come back.
        if (brokenUniqueness(error)) throw new Refusal(409, 'restoreConflict');
        throw error;
      }
      const [appeal] = await views([await read(db, id)], moderator);
      if (!appeal) throw new Error(`appeal ${id} has no view`);
      return appeal;
    },
  };
}

const partiesOf = ({ kind, member_id, decided_by, reporter_ids, changer_ids }: AppealRow) => ({
  kind,
  memberId: member_id,
  deciderIds: [decided_by, ...changer_ids],
  reporterIds: reporter_ids,
});

function view(row: AppealRow, people: MembersById, moderator: Moderator): Appeal {
  const decision = decisionFieldsOf(row);
  const isWithheld = isWithheldType(row.content_type);
  return {
    ...appealFieldsOf(row),
    id: row.id,
    status: row.status ?? 'pending',
    member: people.member(row.member_id),
    decision: {
      ...decision,
      ...(isWithheld && { title: '', excerpt: '' }),
      decider: people.member(row.decided_by),
    },
    flag_id: row.flag_id,
    is_withheld: isWithheld,
    deny_reason: row.status === 'pending' ? appealDenyReason(partiesOf(row), moderator) : null,
    reviewer: people.member(row.reviewed_by),
  };
}
