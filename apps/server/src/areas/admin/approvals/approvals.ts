import {
  type ApprovedType,
  type ContentAction,
  DEFAULT_PAGE_SIZE,
  type listPendingContent,
  type PendingContent,
} from '@saudagar/contract';
import { contentActionsOn, Refusal } from '@saudagar/contract/server';
import { z } from 'zod/mini';
import type { Community } from '../../../community.ts';
import { readKeyset, toKeysetPage } from '../../../database/keyset.ts';
import type { Database } from '../../../database/schema.ts';
import { isId, newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { Approval, ServiceParts } from '../../area.ts';
import { recordDecision } from '../appeals/decisions.ts';
import { audit, type Moderator } from '../auditLog.ts';
import { readMembersById } from '../membersById.ts';
import type { PendingRow } from '../pendingApprovals.ts';

type ListQuery = z.output<typeof listPendingContent.query>;

const Cursor = z.tuple([
  z.int().check(z.gte(0), z.lte(9_999_999_999_999)),
  z.string().check(z.refine(isId)),
]);

/** Content that waits until a moderator lets it through (ADM-098–123). */
export type Approvals = ReturnType<typeof createApprovals>;

export function createApprovals({
  db,
  areas,
  signer,
}: Pick<ServiceParts, 'db' | 'areas' | 'signer'>) {
  const types: Readonly<Record<string, Approval>> = Object.assign(
    {},
    ...areas.map(({ approvals }) => (approvals === 'none' ? {} : approvals)),
  );

  return {
    /** Lists pending content of all areas, oldest first. */
    async page(moderator: Moderator, { limit = DEFAULT_PAGE_SIZE, cursor }: ListQuery) {
      const after = cursor === undefined ? undefined : readKeyset(cursor, Cursor);
      const pendingRows: [type: string, row: PendingRow][] = [];
      for (const [type, { pending }] of Object.entries(types))
        for (const row of await pending(db, limit + 1, after)) pendingRows.push([type, row]);
      pendingRows.sort(([, a], [, b]) => inOrder(a, b));
      const page = toKeysetPage(
        pendingRows.slice(0, limit + 1),
        limit,
        ([, { created_at, id }]) => [created_at.getTime(), id],
      );
      const makers = await readMembersById(
        db,
        signer,
        page.items.map(([, { maker_id }]) => maker_id),
      );
      const items = page.items.map(
        ([content_type, row]): PendingContent => ({
          id: row.id,
          content_type,
          ...(content_type === 'group' ? { name: row.name } : { title: row.name }),
          description: row.description,
          industry_tags: [...row.tags],
          created_at: row.created_at.toISOString(),
          maker: makers.member(row.maker_id),
          actions: [...contentActionsOn(row.maker_id, moderator)],
        }),
      );
      return { ...page, items };
    },

    /** Counts pending content of all areas. */
    async count(): Promise<number> {
      let sum = 0;
      for (const type of Object.values(types)) sum += await type.count(db);
      return sum;
    },

    /**
     * @throws Refusal 403 for one's own content, 404 if there is none, 409 if it is no longer
     * pending
     */
    async decide(
      community: Community,
      moderator: Moderator,
      { content_type, id }: { content_type: ApprovedType; id: string },
      { action, notes }: { action: ContentAction; notes?: string | undefined },
    ): Promise<void> {
      const type = types[content_type];
      const content = await type?.find(db, id);
      if (!type || !content) throw new Refusal(404, 'contentNotFound');
      if (!contentActionsOn(content.maker_id, moderator).includes(action))
        throw new Refusal(403, 'ownContent');
      const isApproved = action === 'approve';
      await community.fanOut.transaction(async (write, publish) => {
        const decisionId = newId();
        const decision = { isApproved, notes, community, publish, decisionId };
        if (!(await type.decide(write, id, decision))) throw new Refusal(409, 'contentDecided');
        if (!isApproved && content.maker_id !== null)
          await recordDecision(write, {
            ...{ id: decisionId, kind: 'rejection', content_type, content_id: id },
            ...{ member_id: content.maker_id, decided_by: moderator.id, title: content.name },
            ...{ text: content.description, notes: notes || null, created_at: community.now() },
          });
        const act = {
          action_type: isApproved ? 'approve_content' : 'reject_content',
          content_type,
          content_id: id,
          target_id: content.maker_id,
          title: content.name,
          notes,
        } as const;
        await audit(write, moderator, act, community.now());
        publish({ kind: 'moderation', by: moderator.id });
      });
    },

    /** Approves rejected content after an appeal, silently; false when it no longer exists. */
    async approveRejected(
      community: Community,
      write: Database,
      publish: Publish,
      { content_type, id }: { content_type: ApprovedType; id: string },
    ): Promise<boolean> {
      const decision = { isApproved: true, isAppealed: true, notes: undefined, decisionId: id };
      const type = types[content_type];
      if (await type?.decide(write, id, { ...decision, community, publish })) return true;
      return (await type?.find(write, id))?.approval_status === 'approved';
    },
  };
}

const inOrder = (a: PendingRow, b: PendingRow): number =>
  a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1);
