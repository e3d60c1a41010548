import {
  APPROVED_TYPES,
  type ApprovedType,
  type ContentAction,
  type listPendingContent,
  type Page,
  type PendingContent,
  type User,
} from '@saudagar/contract';
import {
  type AuditChanges,
  contentActionsOn,
  Refusal,
  revisionNotification,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community, MockApproval } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { inOrder, pageOf } from '../../core/paging.ts';
import type { StoredRevision, Values } from '../../core/storedRevision.ts';
import { NOW } from '../../core/time.ts';
import { publishModeration } from './publishModeration.ts';

type ListQuery = core.output<typeof listPendingContent.query>;

/** Content pending until a moderator approves it (ADM-098–123). */
export class Approvals {
  #community: Community;
  #rejected = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Lists pending content, oldest first. */
  list(moderator: User, query: ListQuery): Page<PendingContent> {
    const pending = this.all().map((one) => {
      const revision = one.revision_id
        ? this.#community.revisions.find(one.content_type as ApprovedType, one.id)
        : undefined;
      const makers = revision?.makerIds ?? [one.maker?.id ?? null];
      const actions = [...contentActionsOn(makers, moderator)];
      return { ...one, created_at: one.created_at ?? NOW, actions };
    });
    return pageOf(pending.sort(inOrder), query, inOrder);
  }

  all(): PendingContent[] {
    return APPROVED_TYPES.flatMap((type) => [
      ...(this.#types()[type]?.pending(this.#community) ?? []).map((one) => ({
        ...one,
        ...{ is_revision: false, revision_id: null, changes: null },
      })),
      ...this.#community.revisions.all(type).flatMap((one) => this.#revised(one) ?? []),
    ]);
  }

  /**
   * @throws Refusal 403 for one's own content, 404 if there is none, 409 if it is no longer
   * pending
   */
  decide(
    moderator: User,
    { content_type, id }: { content_type: ApprovedType; id: string },
    {
      action,
      notes,
      revision_id,
    }: {
      action: ContentAction;
      notes?: string | undefined;
      revision_id?: string | undefined;
    },
  ): void {
    const { accounts, auditLog, revisions } = this.#community;
    const type = this.#types()[content_type];
    const content = type?.find(this.#community, id);
    if (!type || !content) throw new Refusal(404, 'contentNotFound');
    const stored = revisions.find(content_type, id);
    const revision = stored && type.revised(this.#community, id) ? stored : undefined;
    const makers = revision?.makerIds ?? [content.makerId ?? null];
    if (!contentActionsOn(makers, moderator).includes(action)) throw new Refusal(403, 'ownContent');
    if (revision && revision_id !== undefined && revision_id !== revision.id)
      throw new Refusal(409, 'revisionChanged');
    if (!revision && content.status !== 'pending') throw new Refusal(409, 'contentDecided');
    const isApproved = action === 'approve';
    const changes = revision && this.#changesOf(revision);
    const decisionId = this.#nextDecision();
    if (revision) this.#decideRevision(type, revision, isApproved, notes);
    else type.decide(this.#community, id, { isApproved, notes, decisionId });
    if (!revision && !isApproved && content.makerId !== null)
      this.#community.appeals.record({
        ...{ id: decisionId, kind: 'rejection', memberId: content.makerId },
        ...{ deciderIds: [moderator.id], content_type, content_id: id, title: content.title },
        ...{ text: content.description, reason: null, flagId: null, notes: notes || null },
      });
    publishModeration(this.#community, moderator.id);
    auditLog.write(moderator, {
      action_type: isApproved ? 'approve_content' : 'reject_content',
      content_type,
      content_id: id,
      title: content.title,
      notes: notes || null,
      target: accounts.find(makers[0] ?? ''),
      changes,
    });
  }

  /** Approves rejected content after an appeal, silently; false when it no longer exists. */
  approveRejected({ content_type, id }: { content_type: ApprovedType; id: string }): boolean {
    const type = this.#types()[content_type];
    const content = type?.find(this.#community, id);
    const isRejected = content?.status === (content_type === 'resource' ? 'draft' : 'rejected');
    const decision = { isApproved: true, isAppealed: true, notes: undefined, decisionId: id };
    if (isRejected) type?.decide(this.#community, id, decision);
    return isRejected || content?.status === 'approved';
  }

  #nextDecision(): string {
    this.#rejected += 1;
    return madeId('decision', this.#rejected);
  }

  /** Takes back a revision of the viewer, if one waits (ADM-383). */
  withdraw(viewer: User, { content_type, id }: { content_type: ApprovedType; id: string }): void {
    const { auditLog, files, revisions } = this.#community;
    const revision = revisions.find(content_type, id);
    const content = this.#types()[content_type]?.find(this.#community, id);
    if (!content) throw new Refusal(404, 'contentNotFound');
    if (!revision?.makerIds.includes(viewer.id)) return;
    const { title } = content;
    if (viewer.role !== 'user')
      auditLog.write(viewer, {
        ...{ action_type: 'withdraw_revision', content_type, content_id: id, title },
        changes: this.#changesOf(revision),
      });
    revisions.drop(content_type, id);
    files.dropUnused(filesOf(revision));
    publishModeration(this.#community, viewer.id);
  }

  #decideRevision(
    type: MockApproval,
    revision: StoredRevision,
    isApproved: boolean,
    notes: string | undefined,
  ): void {
    const { files, notifications, revisions } = this.#community;
    const { content_type, content_id: id, makerIds } = revision;
    if (isApproved) type.apply(this.#community, revision);
    revisions.drop(content_type, id);
    files.dropUnused(filesOf(revision));
    const title = type.find(this.#community, id)?.title ?? '';
    const thing = { content_type, id, title };
    notifications.notify([revisionNotification(isApproved, thing, notes, makerIds)]);
  }

  /** Returns a revision as moderators list it; undefined while its content is not live. */
  #revised(revision: StoredRevision): PendingContent | undefined {
    const { content_type, content_id, id, makerIds, created_at } = revision;
    const thing = this.#types()[content_type]?.revised(this.#community, content_id);
    return (
      thing && {
        ...thing.content,
        ...{ id: content_id, content_type, created_at },
        maker: this.#community.accounts.member(makerIds[0] ?? '') ?? null,
        ...{ is_revision: true, revision_id: id },
        changes: this.#changesOf(revision),
      }
    );
  }

  #changesOf({ content_type, content_id, changes }: StoredRevision): AuditChanges {
    const thing = this.#types()[content_type]?.revised(this.#community, content_id);
    const before = Object.fromEntries(
      Object.keys(changes).map((field) => [field, thing?.live[field] ?? null]),
    );
    const read = (values: Values) => thing?.readable?.(values) ?? values;
    return { before: read(before), after: read(changes) };
  }

  #types(): Readonly<Record<string, MockApproval>> {
    return Object.assign(
      {},
      ...this.#community.areas.map(({ approvals }) => (approvals === 'none' ? {} : approvals)),
    );
  }
}

const filesOf = ({ changes: { attachments } }: StoredRevision): string[] =>
  Array.isArray(attachments) ? attachments : [];
