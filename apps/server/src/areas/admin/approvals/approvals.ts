import {
  type ApprovedType,
  type ContentAction,
  DEFAULT_PAGE_SIZE,
  type listPendingContent,
  type PendingContent,
} from '@saudagar/contract';
import {
  type AuditChanges,
  contentActionsOn,
  Refusal,
  revisionNotification,
} from '@saudagar/contract/server';
import { z } from 'zod/mini';
import type { Community } from '../../../community.ts';
import { readKeyset, toKeysetPage } from '../../../database/keyset.ts';
import type { Database } from '../../../database/schema.ts';
import { type DiscardedFile, discardBytes } from '../../../files/fileUse.ts';
import { isId, newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { Approval, Decision, ServiceParts } from '../../area.ts';
import { recordDecision } from '../appeals/decisions.ts';
import { type Actor, audit, type Moderator } from '../auditLog.ts';
import { readMembersById } from '../membersById.ts';
import type { PendingRow } from '../pendingApprovals.ts';
import {
  dropRevision,
  findRevision,
  makersOf,
  type RevisionRow,
  type Values,
} from './revisions.ts';

type ListQuery = z.output<typeof listPendingContent.query>;

/** A decision about content, as it is called. */
interface Verdict {
  readonly action: ContentAction;
  readonly notes?: string | undefined;
  /** Version of the revision that the moderator has seen. */
  readonly revision_id?: string | undefined;
}

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
      const items: PendingContent[] = [];
      for (const [content_type, row] of page.items)
        items.push({
          id: row.id,
          content_type,
          ...(content_type === 'group' ? { name: row.name } : { title: row.name }),
          description: row.description,
          industry_tags: [...row.tags],
          created_at: row.created_at.toISOString(),
          maker: makers.member(row.maker_id),
          actions: [...contentActionsOn([row.maker_id, ...row.earlier_ids], moderator)],
          is_revision: row.revision_id !== null,
          revision_id: row.revision_id,
          changes: row.changes && (await changesOf(db, content_type, row.id, row.changes)),
        });
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
     * pending, or if the revision was edited meanwhile
     */
    async decide(
      community: Community,
      moderator: Moderator,
      { content_type, id }: { content_type: ApprovedType; id: string },
      { action, notes, revision_id }: Verdict,
    ): Promise<void> {
      const type = types[content_type];
      const content = await type?.find(db, id);
      if (!type || !content) throw new Refusal(404, 'contentNotFound');
      const revision =
        content.approval_status === 'approved'
          ? await findRevision(db, { content_type, content_id: id })
          : undefined;
      const makers = revision ? makersOf(revision) : [content.maker_id];
      if (!contentActionsOn(makers, moderator).includes(action))
        throw new Refusal(403, 'ownContent');
      if (revision && revision_id !== undefined && revision_id !== revision.id)
        throw new Refusal(409, 'revisionChanged');
      const isApproved = action === 'approve';
      const discardedFiles = await community.fanOut.transaction(async (write, publish) => {
        const decisionId = newId();
        const decision = { isApproved, notes, community, publish, decisionId };
        const settled = revision
          ? await decideRevision(write, type, revision, decision)
          : { changes: null, discardedFiles: [] };
        if (!revision && !(await type.decide(write, id, decision)))
          throw new Refusal(409, 'contentDecided');
        if (!revision && !isApproved && content.maker_id !== null)
          await recordDecision(write, {
            ...{ id: decisionId, kind: 'rejection', content_type, content_id: id },
            ...{ member_id: content.maker_id, decided_by: moderator.id, title: content.name },
            ...{ text: content.description, notes: notes || null, created_at: community.now() },
          });
        const act = {
          action_type: isApproved ? 'approve_content' : 'reject_content',
          content_type,
          content_id: id,
          target_id: makers[0] ?? null,
          title: content.name,
          notes,
          changes: settled.changes,
        } as const;
        await audit(write, moderator, act, community.now());
        publish({ kind: 'moderation', by: moderator.id });
        return settled.discardedFiles;
      });
      await discardBytes(community.blobs, discardedFiles);
    },

    /**
     * Takes back a revision of the member, if one waits (ADM-383)
     *
     * @throws Refusal 404 without the content
     */
    async withdraw(
      community: Community,
      actor: Actor,
      { content_type, id }: { content_type: ApprovedType; id: string },
    ): Promise<void> {
      const type = types[content_type];
      const content = await type?.find(db, id);
      if (!type || !content) throw new Refusal(404, 'contentNotFound');
      const discardedFiles = await community.fanOut.transaction(async (write, publish) => {
        await type.lock(write, id);
        const revision = await findRevision(write, { content_type, content_id: id });
        if (!revision || !makersOf(revision).includes(actor.id)) return [];
        if (actor.role !== 'user') {
          const act = { action_type: 'withdraw_revision', content_type, content_id: id } as const;
          const changes = await changesOf(write, content_type, id, revision.changes);
          await audit(write, actor, { ...act, title: content.name, changes }, community.now());
        }
        const files = await dropRevision(write, revision);
        publish({ kind: 'moderation', by: actor.id });
        return community.fileUse.discard(write, files);
      });
      await discardBytes(community.blobs, discardedFiles);
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

  /** Applies or drops a revision and notifies its makers; returns the files it deleted. */
  async function decideRevision(
    write: Database,
    type: Approval,
    revision: RevisionRow,
    { isApproved, notes, community, publish }: Decision & { readonly community: Community },
  ): Promise<{ changes: AuditChanges; discardedFiles: DiscardedFile[] }> {
    const { content_type, content_id: id } = revision;
    await type.lock(write, id);
    const changes = await changesOf(write, content_type, id, revision.changes);
    const released = isApproved ? await type.apply(write, revision, { community, publish }) : [];
    const files = await dropRevision(write, revision);
    const title = (await type.find(write, id))?.name ?? '';
    const thing = { content_type, id, title };
    const draft = revisionNotification(isApproved, thing, notes, makersOf(revision));
    await community.notify(write, publish, draft);
    const discardedFiles = [...released, ...(await community.fileUse.discard(write, files))];
    return { changes, discardedFiles };
  }

  /** Changed fields of a revision as they are and would be, as a person reads them. */
  async function changesOf(
    of: Database,
    content_type: string,
    id: string,
    changes: Values,
  ): Promise<AuditChanges> {
    const type = types[content_type];
    const live = (await type?.live(of, id)) ?? {};
    const before = Object.fromEntries(
      Object.keys(changes).map((field) => [field, live[field] ?? null]),
    );
    const read = async (values: Values) => (await type?.readable?.(of, values)) ?? values;
    return { before: await read(before), after: await read(changes) };
  }
}

const inOrder = (a: PendingRow, b: PendingRow): number =>
  a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1);
