import type {
  GroupInvitation,
  GroupMember,
  GroupMembership,
  GroupRelationship,
  GroupRequest,
  Page,
  SentGroupInvitation,
  User,
} from '@saudagar/contract';
import { groupAskAgainAt, moderatesGroup } from '@saudagar/contract';
import {
  GROUP_POSTED,
  groupNotifications,
  isFound,
  Refusal,
  searchedText,
} from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { PageAsked } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { page } from './page.ts';
import { assertOpen, membershipOf, type StoredGroup } from './storedGroup.ts';

type GroupNotification = Parameters<typeof groupNotifications>[0];

/** Membership of groups. */
export class GroupMembers {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Joins at once, or requests to join (GRP-043, GRP-048). */
  join(viewer: User, id: string): GroupRelationship {
    const stored = this.#groups.get(id, viewer);
    const membership = membershipOf(stored, viewer.id);
    if (!stored.members.has(viewer.id)) assertOpen(stored);
    if (membership === 'invited') return this.acceptInvitation(viewer, id);
    if (membership === 'banned') throw new Refusal(403, 'groupBanned');
    if (membership !== 'none') return relationshipOf(stored, viewer.id);
    if (stored.group.group_type === 'public') this.#enter(stored, viewer.id, null);
    else {
      const declinedAt = stored.declines.get(viewer.id);
      const until = declinedAt && groupAskAgainAt(new Date(declinedAt)).toISOString();
      if (until && until > NOW) throw new Refusal(409, 'groupAskAgainLater', { until });
      stored.requests.set(viewer.id, NOW);
      this.#notify('group_join_requested', stored, viewer.id, ...moderatorsOf(stored));
    }
    return relationshipOf(stored, viewer.id);
  }

  withdraw(viewer: User, id: string): GroupRelationship {
    const stored = this.#groups.get(id, viewer);
    stored.requests.delete(viewer.id);
    const kinds = ['group_join_requested'];
    this.#community.notifications.withdraw({ actor: viewer.id, kinds, subject: id });
    return relationshipOf(stored, viewer.id);
  }

  /** Leaves; the last admin has to hand over first. */
  leave(viewer: User, id: string): GroupRelationship {
    const stored = this.#groups.get(id, viewer);
    if (stored.members.get(viewer.id)?.role === 'admin') {
      if (stored.others.members + stored.members.size > 1) throw new Refusal(400, 'lastGroupAdmin');
      this.#community.groupOrder.close(viewer, id);
      return relationshipOf(stored, viewer.id);
    }
    this.#community.groupOffers.end(stored, viewer.id);
    stored.members.delete(viewer.id);
    stored.notices.delete(viewer.id);
    withdrawNews(this.#community, id, viewer.id);
    return relationshipOf(stored, viewer.id);
  }

  list(viewer: User, id: string, asked: PageAsked & { search?: string | undefined }) {
    const { members, offers } = this.#groups.read(id, viewer);
    const isRun = members.get(viewer.id)?.role === 'admin';
    const all = [...members].flatMap(([userId, { role, joined_at }]) => {
      const user = this.#community.accounts.member(userId);
      const isAsked =
        !asked.search ||
        isFound(searchedText(user?.full_name ?? '', user?.username ?? ''), asked.search);
      const offered = isRun ? offers.get(userId)?.role : undefined;
      const member = {
        id: userId,
        user,
        role,
        joined_at,
        ...(offered && { offered_role: offered }),
      };
      return user && isAsked ? [{ ...member, user }] : [];
    });
    const { items, cursor } = page(all, asked);
    return { items: items.map(withoutId), cursor } satisfies Page<GroupMember>;
  }

  requests(viewer: User, id: string, asked: PageAsked): Page<GroupRequest> {
    const { requests } = this.#groups.moderate(id, viewer);
    const all = [...requests].flatMap(([userId, created_at]) => {
      const user = this.#community.accounts.member(userId);
      return user ? [{ id: userId, user, created_at }] : [];
    });
    const { items, cursor } = page(all, asked);
    return { items: items.map(withoutId), cursor };
  }

  /** Accepts a join request; a member stays unchanged. */
  accept(viewer: User, id: string, userId: string): GroupRelationship {
    const stored = this.#groups.moderate(id, viewer);
    assertOpen(stored);
    if (!stored.members.has(userId)) {
      if (!stored.requests.has(userId)) throw new Refusal(404, 'groupRequestNotFound');
      this.#enter(stored, userId, viewer.id);
      this.#notify('group_request_accepted', stored, viewer.id, userId);
    }
    return relationshipOf(stored, userId);
  }

  decline(viewer: User, id: string, userId: string): GroupRelationship {
    const stored = this.#groups.moderate(id, viewer);
    if (!stored.requests.delete(userId)) throw new Refusal(404, 'groupRequestNotFound');
    stored.declines.set(userId, NOW);
    this.#notify('group_request_declined', stored, viewer.id, userId);
    return relationshipOf(stored, userId);
  }

  /** Invites; a pending join request is accepted. */
  invite(viewer: User, id: string, userId: string): GroupRelationship {
    const stored = this.#groups.run(id, viewer);
    assertOpen(stored);
    if (!this.#community.accounts.active().some((user) => user.id === userId))
      throw new Refusal(404, 'memberNotFound', { field: 'user_id' });
    this.#community.blocking.assertCanContact(viewer.id, [userId], () => 'user_id');
    const membership: GroupMembership = membershipOf(stored, userId);
    if (membership === 'banned') throw new Refusal(409, 'groupMemberBanned', { field: 'user_id' });
    if (membership === 'pending') return this.accept(viewer, id, userId);
    if (membership === 'none') {
      stored.invitations.set(userId, { by: viewer.id, at: NOW });
      this.#notify('group_invited', stored, viewer.id, userId);
    }
    return relationshipOf(stored, userId);
  }

  /** Lists unanswered invitations, latest first. */
  sentInvitations(viewer: User, id: string, asked: PageAsked): Page<SentGroupInvitation> {
    const { invitations } = this.#groups.run(id, viewer);
    const all = [...invitations].toReversed().flatMap(([userId, { by, at }]) => {
      const user = this.#community.accounts.member(userId);
      const invited_by = this.#community.accounts.member(by) ?? null;
      return user ? [{ id: userId, user, invited_by, created_at: at }] : [];
    });
    const { items, cursor } = page(all, asked);
    return { items: items.map(withoutId), cursor };
  }

  /** Withdraws an invitation; members who have accepted already stay. */
  withdrawInvitation(viewer: User, id: string, userId: string): GroupRelationship {
    const stored = this.#groups.run(id, viewer);
    const invitation = stored.invitations.get(userId);
    if (invitation) {
      stored.invitations.delete(userId);
      this.#community.notifications.withdraw({
        recipient: userId,
        actor: invitation.by,
        kinds: ['group_invited'],
        subject: id,
      });
    } else if (!stored.members.has(userId)) throw new Refusal(404, 'groupInvitationNotFound');
    return relationshipOf(stored, userId);
  }

  /** Withdraws the open invitations that two members have sent each other. */
  forgetInvitations(one: string, other: string): void {
    for (const [member, by] of [
      [one, other],
      [other, one],
    ] as const)
      for (const { invitations } of this.#groups.inviting(member))
        if (invitations.get(member)?.by === by) invitations.delete(member);
  }

  invitations(viewer: User, asked: PageAsked): Page<GroupInvitation> {
    const all = this.#groups
      .inviting(viewer.id)
      .toReversed()
      .map((stored) => {
        const { by = '', at = NOW } = stored.invitations.get(viewer.id) ?? {};
        return {
          id: stored.group.id,
          group: this.#groups.shown(stored, viewer.id),
          invited_by: this.#community.accounts.member(by) ?? null,
          created_at: at,
        };
      });
    const { items, cursor } = page(all, asked);
    return { items: items.map(withoutId), cursor };
  }

  acceptInvitation(viewer: User, id: string): GroupRelationship {
    const stored = this.#invited(viewer, id);
    const by = stored.invitations.get(viewer.id)?.by ?? '';
    this.#enter(stored, viewer.id, by);
    this.#notify('group_invitation_accepted', stored, viewer.id, by);
    return relationshipOf(stored, viewer.id);
  }

  declineInvitation(viewer: User, id: string): GroupRelationship {
    const stored = this.#invited(viewer, id);
    stored.invitations.delete(viewer.id);
    return relationshipOf(stored, viewer.id);
  }

  get #groups() {
    return this.#community.groups;
  }

  #invited(viewer: User, id: string): StoredGroup {
    const stored = this.#groups.inviting(viewer.id).find(({ group }) => group.id === id);
    if (!stored) throw new Refusal(404, 'groupInvitationNotFound');
    return stored;
  }

  /** Lets a member in, and notifies those who keep order, but for who knows it (GRP-189). */
  #enter(stored: StoredGroup, memberId: string, knownTo: string | null): void {
    stored.requests.delete(memberId);
    stored.invitations.delete(memberId);
    stored.declines.delete(memberId);
    stored.members.set(memberId, { role: 'member', joined_at: NOW });
    const notified = moderatorsOf(stored).filter((id) => id !== knownTo);
    this.#notify('group_joined', stored, memberId, ...notified);
  }

  #notify(
    kind: GroupNotification,
    { group }: StoredGroup,
    actor: string,
    ...recipients: string[]
  ): void {
    this.#community.notifications.notify(groupNotifications(kind, group, actor, recipients));
  }
}

/** Withdraws the news that a member came in, and theirs of new posts, once they are out. */
export function withdrawNews({ notifications }: Community, groupId: string, memberId: string) {
  notifications.withdraw({ actor: memberId, kinds: ['group_joined'], subject: groupId });
  notifications.retract({ recipient: memberId, kind: GROUP_POSTED, subject: groupId });
}

const moderatorsOf = ({ members }: StoredGroup) =>
  [...members].flatMap(([id, { role }]) => (moderatesGroup(role) ? [id] : []));

export const relationshipOf = (stored: StoredGroup, memberId: string): GroupRelationship => ({
  membership: membershipOf(stored, memberId),
  member_count: stored.others.members + stored.members.size,
});

export const withoutId = <Item extends { id: string }>({ id: _, ...item }: Item) => item;
