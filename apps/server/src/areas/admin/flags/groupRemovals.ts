import { type FlagReason, outranksInGroup } from '@saudagar/contract';
import { decisionNotifications, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import type { Database } from '../../../database/schema.ts';
import { newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { ServiceParts } from '../../area.ts';
import { roleIn } from '../../groups/groupLock.ts';
import { recordDecision } from '../appeals/decisions.ts';
import type { Flags } from '../flags.ts';
import { recordRemoved } from './removedContent.ts';
import { titleOf } from './settling.ts';
import { holdFiles, snapshotOf } from './snapshots.ts';

/** A removal by a member who keeps order in a group. */
export interface GroupRemoval {
  readonly group_id: string;
  readonly content_type: 'post' | 'comment';
  readonly content_id: string;
  readonly by: string;
  readonly reason: FlagReason;
  readonly notes?: string | null | undefined;
}

/** Removals of content from groups by their own admins and moderators. */
export type GroupRemovals = ReturnType<typeof createGroupRemovals>;

/**
 * A removal is a flag that is decided at once, so that its evidence, the statement of reasons, the
 * appeal and the restoration are those of moderators. Pending flags of others stay pending.
 */
export function createGroupRemovals(
  { now, notify }: Pick<ServiceParts, 'now' | 'notify'>,
  { types }: Pick<Flags, 'types'>,
) {
  async function record(write: Database, publish: Publish, removal: GroupRemoval): Promise<void> {
    const { group_id, content_type, content_id, by, reason } = removal;
    const type = types[content_type];
    const thing = await type?.show(write, content_id);
    const role = await roleIn(write, group_id, by);
    if (!type || !thing) throw new Refusal(404, type?.notFound ?? 'contentNotFound');
    if (thing.author_id === by) throw new Refusal(403, 'ownContent');
    if (!outranksInGroup(role, await roleIn(write, group_id, thing.author_id)))
      throw new Refusal(403, role === null ? 'notAllowed' : 'groupOutranked');
    const [id, at, title] = [newId(), now(), titleOf(thing)];
    const notes = removal.notes || null;
    const content = { content_type, content_id };
    const reviewed = { status: 'reviewed', reviewed_at: at } as const;
    const { author_id } = thing;
    await write
      .insertInto('flag_cases')
      .values({
        ...{ id, ...content, ...reviewed, outcome: 'removed', notes, reviewed_by: by },
        ...{ title, author_id, created_at: at },
      })
      .execute();
    await write
      .insertInto('flags')
      .values({
        ...{ id, ...content, ...reviewed, member_id: by, reason, description: null },
        ...{ client_id: null, created_at: at, case_id: id, case_at: at },
        snapshot: snapshotOf(thing),
      })
      .execute();
    await holdFiles(write, id, thing.files ?? []);
    if (author_id !== null)
      await recordDecision(write, {
        ...{ id, kind: 'removal', member_id: author_id, decided_by: by, ...content },
        ...{ title, text: thing.text, reason, flag_id: id, notes, created_at: at },
      });
    if (type.restoration !== 'none') {
      const { table, placeholders } = type.restoration;
      const ids = [content_id, ...((await placeholders?.(write, content_id)) ?? [])];
      await recordRemoved(write, { caseId: id, table, ids, at });
    }
    const decided = { action: 'remove_content', title, caseId: id, authorId: author_id } as const;
    const drafts = decisionNotifications({
      ...{ ...decided, flags: [], warningId: null, decisionId: id, reason },
      notes,
    });
    for (const draft of drafts) await notify(write, publish, draft);
    publish({ kind: 'moderation', by });
  }

  return {
    /** @throws Refusal 404 once it is gone, 403 for one's own and for those of higher rank */
    async removeFromGroup(community: Community, removal: GroupRemoval): Promise<void> {
      const type = types[removal.content_type];
      const isRemoved = await type?.remove(community, removal.content_id, (write, publish) =>
        record(write, publish, removal),
      );
      if (!isRemoved) throw new Refusal(404, type?.notFound ?? 'contentNotFound');
    },
  };
}
