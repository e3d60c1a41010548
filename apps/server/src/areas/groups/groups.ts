import {
  canChangeGroupType,
  canEditGroup,
  type createGroup,
  type GroupBody,
  moderatesGroup,
  type updateGroup,
} from '@saudagar/contract';
import { auditChanges, groupStaffNotification, Refusal } from '@saudagar/contract/server';
import type { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { MemberRow } from '../account/members.ts';
import { saveRevision, takeRevision } from '../admin/approvals/revisions.ts';
import { underReview } from '../admin/approvals/underReview.ts';
import { type Actor, audit } from '../admin/auditLog.ts';
import { adminOf } from './entering.ts';
import { auditedGroup, columnsOf } from './groupColumns.ts';
import { readGroups, readMyGroups } from './groupList.ts';
import { assertOpen, lockGroup, type OwnGroup, type Viewer } from './groupLock.ts';
import { type GroupRow, groupsSeenBy } from './groupRows.ts';
import { changeType } from './opening.ts';

type Saved = z.output<typeof createGroup.body>;
type Edit = z.output<typeof updateGroup.body>;

/** Trade groups. Refusals are thrown as `Refusal`. */
export type Groups = ReturnType<typeof createGroups>;

export function createGroups({
  db,
  now,
  fanOut,
  notify,
  approveNewMembersDays,
}: Pick<CommunityCore, 'db' | 'now' | 'fanOut' | 'notify' | 'approveNewMembersDays'>) {
  const find = async (of: Database, viewerId: string | undefined, id: string) =>
    isId(id)
      ? groupsSeenBy(of, viewerId, now()).where('groups.id', '=', id).executeTakeFirst()
      : undefined;

  async function one(viewer: Viewer | null, id: string): Promise<GroupRow> {
    const row = await find(db, viewer?.id, id);
    const isIn = moderatesGroup(row?.membership) || row?.membership === 'member';
    const mayKnow =
      row?.approval_status === 'approved' || isIn || (viewer !== null && viewer.role !== 'user');
    if (!row || !mayKnow) throw new Refusal(404, 'groupNotFound');
    return row;
  }

  const repeated = async (makerId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : db
          .selectFrom('groups')
          .where('creator_id', '=', makerId)
          .where('client_id', '=', clientId)
          .select('id')
          .executeTakeFirst();

  /** A new member's group needs approval, if the operator says so (ADM-122). */
  const waits = underReview({ now, approveNewMembersDays });

  /** Saves an edit of an approved group as its revision, except its type (ADM-380). */
  async function revise(
    write: Database,
    publish: Publish,
    editor: MemberRow,
    group: OwnGroup['group'],
    fields: GroupBody,
  ) {
    const { group_type: _, ...sent } = auditedGroup({ ...group, ...fields });
    const changes = Object.fromEntries(
      Object.entries(sent).filter(([field]) => fields[field as keyof GroupBody] !== undefined),
    );
    await saveRevision(write, publish, {
      ...{ content_type: 'group', content_id: group.id, maker_id: editor.id },
      ...{ live: auditedGroup(group), changes, at: now() },
    });
  }

  return {
    page: (viewer: Viewer | null, query: Parameters<typeof readGroups>[2]) =>
      readGroups(db, viewer?.id, query, now()),
    mine: (viewerId: string, query: Parameters<typeof readMyGroups>[2]) =>
      readMyGroups(db, viewerId, query, now()),

    /** Reads a group as the viewer sees it; a pending one for creator and moderators only. */
    one,

    /** Creates a group with the member as its admin (GRP-057–064). */
    async add(maker: MemberRow, { client_id, ...fields }: Saved): Promise<GroupRow> {
      const first = await repeated(maker.id, client_id);
      if (first) return one(maker, first.id);
      const id = newId();
      const isMade = await fanOut.transaction(async (write, publish) => {
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('groups')
          .values({
            ...columnsOf(fields),
            id,
            creator_id: maker.id,
            approval_status: waits(maker) ? 'pending' : 'approved',
            member_count: 1,
            activity_at: now(),
            client_id: client_id ?? null,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.columns(['creator_id', 'client_id']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await write
          .insertInto('group_members')
          .values({ group_id: id, member_id: maker.id, role: 'admin', joined_at: now() })
          .execute();
        if (waits(maker)) publish({ kind: 'moderation', by: maker.id });
        return true;
      });
      // A concurrent call with the same id was first.
      return one(maker, isMade ? id : ((await repeated(maker.id, client_id))?.id ?? id));
    },

    /**
     * Changes a group, for its admin and for moderators (GRP-069–072), whose edits are audited and
     * notified to its admin. The admin's own waits as a revision where their groups need approval.
     */
    async update(editor: MemberRow, id: string, sent: Edit, actor: Actor): Promise<GroupRow> {
      await fanOut.transaction(async (write, publish) => {
        const { group, part } = await lockGroup(write, editor, id);
        const admin_user_id = part === 'admin' ? editor.id : null;
        if (!canEditGroup({ admin_user_id }, editor)) throw new Refusal(403, 'notAllowed');
        assertOpen(group);
        if (
          (sent.group_type ?? group.group_type) !== group.group_type &&
          !canChangeGroupType({ admin_user_id }, editor)
        )
          throw new Refusal(403, 'groupTypeLocked', { field: 'group_type' });
        await changeType({ notify, now }, write, publish, { group, sent, actor: editor.id });
        if (part === 'admin' && group.approval_status === 'approved' && waits(editor))
          return revise(write, publish, editor, group, sent);
        const revised = { content_type: 'group', content_id: id } as const;
        const earlier = part === 'admin' ? (await takeRevision(write, revised)).changes : {};
        const fields = { ...(earlier as Partial<GroupBody>), ...sent };
        const columns = columnsOf({ ...group, ...fields });
        await write.updateTable('groups').set(columns).where('id', '=', id).execute();
        const changes = auditChanges(auditedGroup(group), auditedGroup({ ...group, ...fields }));
        if (part === 'admin' || changes === null) return;
        const admin = await adminOf(write, id);
        const act = { action_type: 'update_group', content_type: 'group', content_id: id } as const;
        await audit(
          write,
          actor,
          { ...act, target_id: admin, title: columns.name, changes },
          now(),
        );
        const edited = { id, name: columns.name };
        const recipients = admin === null ? [] : [admin];
        await notify(
          write,
          publish,
          groupStaffNotification('group_edited_by_staff', edited, recipients),
        );
      });
      return one(editor, id);
    },
  };
}
