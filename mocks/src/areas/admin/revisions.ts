import type { ApprovedType, User } from '@saudagar/contract';
import { revisedFields } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import type { StoredRevision, Values } from '../../core/storedRevision.ts';
import { NOW } from '../../core/time.ts';
import { publishModeration } from './publishModeration.ts';

/** Edits of approved content that wait, and the members whose groups and events need approval. */
export class Revisions {
  #community: Community;
  #stored = new Map<string, StoredRevision>();
  #reviewed = new Set<string>();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Makes a member one whose groups and events need approval (ADM-122). */
  review(memberId: string): void {
    this.#reviewed.add(memberId);
  }

  needsApproval({ id, role }: Pick<User, 'id' | 'role'>): boolean {
    return role === 'user' && this.#reviewed.has(id);
  }

  all(type: ApprovedType): StoredRevision[] {
    return [...this.#stored.values()].filter(({ content_type }) => content_type === type);
  }

  find(type: ApprovedType, id: string): StoredRevision | undefined {
    return this.#stored.get(keyOf(type, id));
  }

  /** Returns a revision as its content's reply has it. */
  shown(
    type: ApprovedType,
    id: string,
    viewerId: string,
  ): { created_at: string; changes: Values; is_own: boolean } | null {
    const stored = this.find(type, id);
    if (!stored) return null;
    const { created_at, changes, makerIds } = stored;
    return { created_at, changes, is_own: makerIds.includes(viewerId) };
  }

  /** Saves an edit, merged with the one that waits; false when it changed nothing. */
  save(maker: User, type: ApprovedType, id: string, live: Values, edit: Values): boolean {
    const before = this.find(type, id);
    const changes = revisedFields(live, before?.changes ?? {}, edit);
    if (sortedText(before?.changes) === sortedText(changes)) return false;
    this.drop(type, id);
    publishModeration(this.#community, maker.id);
    if (changes === null) return true;
    this.#made += 1;
    this.#stored.set(keyOf(type, id), {
      id: madeId('revision', this.#made),
      ...{ content_type: type, content_id: id, changes },
      makerIds: [...new Set([maker.id, ...(before?.makerIds ?? [])])],
      // A millisecond after the previous one, so that they stay in order.
      created_at: new Date(Date.parse(NOW) + this.#made).toISOString(),
    });
    return true;
  }

  /** Drops a revision and returns its changes. */
  drop(type: ApprovedType, id: string): Values {
    const changes = this.find(type, id)?.changes ?? {};
    this.#stored.delete(keyOf(type, id));
    return changes;
  }

  /** Passes a group's revision on with the group. */
  passOn(type: ApprovedType, id: string, makerId: string): void {
    const stored = this.find(type, id);
    if (!stored) return;
    const makerIds = [...new Set([makerId, ...stored.makerIds])];
    this.#stored.set(keyOf(type, id), { ...stored, makerIds });
  }

  holdsFile(fileId: string): boolean {
    return [...this.#stored.values()].some(({ changes }) => {
      const { attachments } = changes;
      return Array.isArray(attachments) && attachments.includes(fileId);
    });
  }
}

const keyOf = (type: ApprovedType, id: string) => `${type}:${id}`;

const sortedText = (values: Values | null | undefined) =>
  JSON.stringify(Object.entries(values ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
