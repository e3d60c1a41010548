import type {
  ApprovedType,
  ContentAction,
  listPendingContent,
  Page,
  PendingContent,
  User,
} from '@saudagar/contract';
import { contentActionsOn, Refusal } from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community, MockApproval } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { inOrder, pageOf } from '../../core/paging.ts';
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
    const pending = this.all().map((one) => ({
      ...one,
      created_at: one.created_at ?? NOW,
      actions: [...contentActionsOn(one.maker?.id ?? null, moderator)],
    }));
    return pageOf(pending.sort(inOrder), query, inOrder);
  }

  all(): PendingContent[] {
    return Object.values(this.#types()).flatMap((type) => type.pending(this.#community));
  }

  /**
   * @throws Refusal 403 for one's own content, 404 if there is none, 409 if it is no longer
   * pending
   */
  decide(
    moderator: User,
    { content_type, id }: { content_type: ApprovedType; id: string },
    { action, notes }: { action: ContentAction; notes?: string | undefined },
  ): void {
    const type = this.#types()[content_type];
    const content = type?.find(this.#community, id);
    if (!type || !content) throw new Refusal(404, 'contentNotFound');
    if (!contentActionsOn(content.makerId ?? null, moderator).includes(action))
      throw new Refusal(403, 'ownContent');
    if (content.status !== 'pending') throw new Refusal(409, 'contentDecided');
    const decisionId = this.#nextDecision();
    type.decide(this.#community, id, { isApproved: action === 'approve', notes, decisionId });
    if (action === 'reject' && content.makerId !== null)
      this.#community.appeals.record({
        ...{ id: decisionId, kind: 'rejection', memberId: content.makerId },
        ...{ deciderId: moderator.id, content_type, content_id: id, title: content.title },
        ...{ text: content.description, reason: null, flagId: null, notes: notes || null },
      });
    publishModeration(this.#community, moderator.id);
    this.#community.auditLog.write(moderator, {
      action_type: action === 'approve' ? 'approve_content' : 'reject_content',
      content_type,
      content_id: id,
      title: content.title,
      notes: notes || null,
      target: this.#community.accounts.find(content.makerId ?? ''),
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

  #types(): Readonly<Record<string, MockApproval>> {
    return Object.assign(
      {},
      ...this.#community.areas.map(({ approvals }) => (approvals === 'none' ? {} : approvals)),
    );
  }
}
