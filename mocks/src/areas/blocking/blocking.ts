import type {
  BlockList as BlockListReply,
  ConnectionVisibility,
  GroupChatInvitePolicy,
  Restriction,
  User,
} from '@saudagar/contract';
import { BLOCK_LIST_MAX, GROUP_CHAT_INVITE_POLICY_DEFAULT } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';

type RestrictionKind = 'block' | 'mute';

/** Block lists and policies for group chat invites. */
export class BlockList {
  #rows: { memberId: string; otherId: string; kind: RestrictionKind; since: string }[] = [];
  #groupChatInvitePolicy = new Map<string, GroupChatInvitePolicy>();
  #connectionVisibility = new Map<string, ConnectionVisibility>();
  #hidden = new Set<string>();
  #community: Community;
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Lists a member's blocks and mutes, latest first, and their group chat invite policy. */
  list(viewerId: string): BlockListReply {
    const of = (kind: RestrictionKind): Restriction[] =>
      this.#of(viewerId, kind)
        .toReversed()
        .flatMap(({ otherId, since }) => {
          const user = this.#community.accounts.member(otherId);
          return user ? [{ user, since }] : [];
        });
    return {
      blocked: of('block'),
      muted: of('mute'),
      addable_by: this.#groupChatInvitePolicyOf(viewerId),
      connections_visible_to: this.#connectionVisibilityOf(viewerId),
      shows_presence: this.showsPresence(viewerId),
    };
  }

  /** Blocks a member and ends every relation between the two. */
  block(viewer: User, otherId: string): void {
    this.#put(viewer.id, otherId, 'block');
    const { connections, groupMembers, groupOffers, notifications } = this.#community;
    connections.endBetween(viewer.id, otherId);
    groupMembers.forgetInvitations(viewer.id, otherId);
    groupOffers.forget(viewer.id, otherId);
    notifications.withdraw({ recipient: viewer.id, actor: otherId });
    notifications.withdraw({ recipient: otherId, actor: viewer.id });
    this.#publishApart(viewer.id, otherId);
    this.#publish(viewer);
  }

  mute(viewer: User, otherId: string): void {
    this.#put(viewer.id, otherId, 'mute');
    this.#publish(viewer);
  }

  release(viewer: User, otherId: string, kind: RestrictionKind): void {
    if (!this.#community.accounts.find(otherId)) throw new Refusal(404, 'memberNotFound');
    this.#rows = this.#rows.filter(
      (row) => row.memberId !== viewer.id || row.otherId !== otherId || row.kind !== kind,
    );
    if (kind === 'block') this.#publishApart(viewer.id, otherId);
    this.#publish(viewer);
  }

  /** Checks whether a member has blocked another. */
  hasBlocked(memberId: string, otherId: string): boolean {
    return this.#of(memberId, 'block').some((row) => row.otherId === otherId);
  }

  /** Checks whether one of two members has blocked the other. */
  areApart(one: string, other: string): boolean {
    return this.hasBlocked(one, other) || this.hasBlocked(other, one);
  }

  /** Checks whether a block hides a member from a reader; staff see everybody. */
  hides(readerId: string, memberId: string): boolean {
    const isStaff = (this.#community.accounts.find(readerId)?.role ?? 'user') !== 'user';
    return !isStaff && this.areApart(readerId, memberId);
  }

  /** Checks whether a block hides what a member put in a group; those who keep order see all. */
  leavesOut(readerId: string, authorId: string, groupId: string | null | undefined): boolean {
    const isModerator =
      Boolean(groupId) && this.#community.groups.isModeratedBy(groupId ?? '', readerId);
    return !isModerator && this.hides(readerId, authorId);
  }

  /** Throws 404 when one of them and the member are apart. */
  assertCanContact(
    fromId: string,
    toIds: readonly string[],
    fieldOf?: (id: string) => string,
  ): void {
    const refused = toIds.find((id) => id !== fromId && this.areApart(fromId, id));
    if (refused === undefined) return;
    throw new Refusal(404, 'memberNotFound', fieldOf ? { field: fieldOf(refused) } : {});
  }

  /** Stores a member's policy for group chat invites. */
  chooseGroupChatInvitePolicy(
    memberId: string,
    groupChatInvitePolicy: GroupChatInvitePolicy,
  ): void {
    this.#groupChatInvitePolicy.set(memberId, groupChatInvitePolicy);
  }

  /** Stores who sees a member's connections. */
  chooseConnectionVisibility(memberId: string, visibility: ConnectionVisibility): void {
    this.#connectionVisibility.set(memberId, visibility);
  }

  /** Checks whether a member's connections are shown to a viewer; never without a token. */
  showsConnections(memberId: string, viewerId: string | undefined): boolean {
    if (viewerId === undefined) return false;
    if (viewerId === memberId) return true;
    const visibility = this.#connectionVisibilityOf(memberId);
    if (visibility !== 'connections') return visibility === 'everyone';
    return this.#community.connections.friendsOf(memberId).has(viewerId);
  }

  /** Shows or hides a member's presence. */
  choosePresence(viewer: User, isShown: boolean): void {
    if (isShown) this.#hidden.delete(viewer.id);
    else this.#hidden.add(viewer.id);
    this.#publish(viewer);
  }

  /** Checks whether a member lets others see their presence. */
  showsPresence(memberId: string): boolean {
    return !this.#hidden.has(memberId);
  }

  /** Throws 403 when one of them does not let the member add them to group chats. */
  assertCanInvite(
    byId: string,
    memberIds: readonly string[],
    fieldOf: (id: string) => string,
  ): void {
    const friends = this.#community.connections.friendsOf(byId);
    const refused = memberIds.find((id) => {
      const by = id === byId ? 'everyone' : this.#groupChatInvitePolicyOf(id);
      return by === 'nobody' || (by === 'connections' && !friends.has(id));
    });
    if (refused !== undefined) throw new Refusal(403, 'notAddable', { field: fieldOf(refused) });
  }

  /** Makes views of either member, and of their direct room, read anew whether they are apart. */
  #publishApart(one: string, other: string): void {
    const { conversations, events } = this.#community;
    events.publish(one, { type: 'relation', user_id: other });
    events.publish(other, { type: 'relation', user_id: one });
    conversations.publishDirect(one, other);
  }

  #publish({ id }: User): void {
    this.#community.events.publish(id, { type: 'peace' });
  }

  #connectionVisibilityOf(memberId: string): ConnectionVisibility {
    return this.#connectionVisibility.get(memberId) ?? 'everyone';
  }

  #groupChatInvitePolicyOf(memberId: string): GroupChatInvitePolicy {
    return this.#groupChatInvitePolicy.get(memberId) ?? GROUP_CHAT_INVITE_POLICY_DEFAULT;
  }

  #of(memberId: string, kind: RestrictionKind) {
    return this.#rows.filter((row) => row.memberId === memberId && row.kind === kind);
  }

  #put(memberId: string, otherId: string, kind: RestrictionKind): void {
    if (memberId === otherId) throw new Refusal(400, 'cannotBlockYourself');
    if (!this.#community.accounts.active().some(({ id }) => id === otherId))
      throw new Refusal(404, 'memberNotFound');
    const known = this.#of(memberId, kind);
    if (known.some((row) => row.otherId === otherId)) return;
    if (known.length >= BLOCK_LIST_MAX)
      throw new Refusal(400, kind === 'block' ? 'tooManyBlocked' : 'tooManyMuted');
    this.#made += 1;
    // A millisecond after the previous one, so that the last change is the latest.
    const since = new Date(Date.parse(NOW) + this.#made).toISOString();
    this.#rows.push({ memberId, otherId, kind, since });
  }
}
