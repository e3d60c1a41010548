import type {
  FlagReason,
  Group,
  GroupBan,
  GroupRelationship,
  GroupRole,
  Page,
  User,
} from '@saudagar/contract';
import { outranksInGroup } from '@saudagar/contract';
import { groupNotifications, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import type { PageAsked } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { relationshipOf, withdrawNews, withoutId } from './membership.ts';
import { page } from './page.ts';

/** Reason of a removal, for the author. */
interface Reason {
  reason: FlagReason;
  notes?: string | null | undefined;
}

/** Order in groups, as their own admins and moderators keep it. */
export class GroupOrder {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Removes another member, and with `isBanned` keeps them out (GRP-165). */
  remove(viewer: User, id: string, userId: string, isBanned: boolean): GroupRelationship {
    const { accounts, groupOffers, groups, notifications } = this.#community;
    const stored = groups.moderate(id, viewer);
    if (userId === viewer.id) throw new Refusal(400, 'ownGroupMembership');
    const role = groups.roleIn(id, userId);
    if (role !== null && !outranksInGroup(groups.roleIn(id, viewer.id), role))
      throw new Refusal(403, 'groupOutranked');
    groupOffers.end(stored, userId);
    const isRemoved = stored.members.delete(userId);
    stored.notices.delete(userId);
    if (!isRemoved && !(isBanned && accounts.find(userId)))
      throw new Refusal(404, 'groupMemberNotFound');
    if (isBanned && !stored.bans.has(userId)) {
      for (const asked of [stored.requests, stored.invitations, stored.declines])
        asked.delete(userId);
      stored.bans.set(userId, { by: viewer.id, at: NOW });
    }
    const kind = isBanned ? 'group_member_banned' : 'group_member_removed';
    if (isRemoved) withdrawNews(this.#community, id, userId);
    // They are not pointed at the person who decided.
    if (isRemoved) notifications.notify(groupNotifications(kind, stored.group, null, [userId]));
    return relationshipOf(stored, userId);
  }

  /** Lists members banned from a group, latest first. */
  bans(viewer: User, id: string, asked: PageAsked): Page<GroupBan> {
    const { bans } = this.#community.groups.moderate(id, viewer);
    const all = [...bans].toReversed().flatMap(([userId, { by, at }]) => {
      const user = this.#community.accounts.member(userId);
      const banned_by = this.#community.accounts.member(by) ?? null;
      return user ? [{ id: userId, user, banned_by, created_at: at }] : [];
    });
    const { items, cursor } = page(all, asked);
    return { items: items.map(withoutId), cursor };
  }

  /** Closes a group: ends its requests, invitations and offers, and notifies its members (GRP-170). */
  close(viewer: User, id: string): Group {
    const { groups, notifications } = this.#community;
    const stored = groups.run(id, viewer);
    if (!stored.group.closed_at) {
      stored.group = { ...stored.group, closed_at: NOW };
      stored.requests.clear();
      stored.invitations.clear();
      this.#community.groupOffers.endAll(stored);
      const { group, members } = stored;
      const recipients = [...members.keys()];
      notifications.notify(groupNotifications('group_closed', group, viewer.id, recipients));
    }
    return groups.find(id, viewer);
  }

  reopen(viewer: User, id: string): Group {
    const { groups, notifications } = this.#community;
    const stored = groups.run(id, viewer);
    if (stored.group.closed_at) {
      const { closed_at: _, ...group } = stored.group;
      stored.group = group;
      const recipients = [...stored.members.keys()];
      notifications.notify(groupNotifications('group_reopened', group, viewer.id, recipients));
    }
    return groups.find(id, viewer);
  }

  lift(viewer: User, id: string, userId: string): GroupRelationship {
    const stored = this.#community.groups.moderate(id, viewer);
    if (!stored.bans.delete(userId)) throw new Refusal(404, 'groupBanNotFound');
    return relationshipOf(stored, userId);
  }

  /** Offers to be a moderator, or makes one a plain member; they step down alone (GRP-161). */
  setRole(
    viewer: User,
    id: string,
    userId: string,
    role: Exclude<GroupRole, 'admin'>,
  ): GroupRelationship {
    const { groupOffers, groups, notifications } = this.#community;
    const stored = groups.get(id, viewer);
    const part = groups.roleIn(id, viewer.id);
    const isSteppingDown = userId === viewer.id && role === 'member' && part !== null;
    if (part !== 'admin' && !isSteppingDown) throw new Refusal(403, 'notAllowed');
    const member = stored.members.get(userId);
    if (!member) throw new Refusal(404, 'groupMemberNotFound');
    if (member.role === 'admin') throw new Refusal(400, 'groupAdminRole');
    if (role === 'moderator' && member.role === 'member') {
      groupOffers.offer(viewer, stored, userId, role);
      return { ...relationshipOf(stored, userId), offered: true };
    }
    const isOffered = stored.offers.get(userId)?.role === 'moderator';
    if (role === 'member' && part === 'admin' && isOffered) groupOffers.end(stored, userId);
    if (member.role !== role) {
      member.role = role;
      const { group } = stored;
      notifications.notify(groupNotifications('group_role_taken', group, viewer.id, [userId]));
    }
    return relationshipOf(stored, userId);
  }

  removePost(viewer: User, id: string, postId: string, reason: Reason): void {
    const { groups, posts } = this.#community;
    groups.moderate(id, viewer);
    posts.requireIn(id, postId);
    this.#remove(viewer, id, { content_type: 'post', content_id: postId, ...reason });
  }

  removeComment(
    viewer: User,
    id: string,
    { postId, commentId }: { postId: string; commentId: string },
    reason: Reason,
  ): { comments_count: number } {
    const { comments, groups, posts } = this.#community;
    groups.moderate(id, viewer);
    posts.requireIn(id, postId);
    if (comments.locate(commentId)?.post.id !== postId) throw new Refusal(404, 'commentNotFound');
    this.#remove(viewer, id, { content_type: 'comment', content_id: commentId, ...reason });
    return { comments_count: posts.find(postId, viewer.id).comments_count };
  }

  /** Removes content as a flag that is decided at once; pending flags of others stay pending. */
  #remove(
    viewer: User,
    id: string,
    removal: Reason & { content_type: 'post' | 'comment'; content_id: string },
  ): void {
    const { flags, groups, reviews } = this.#community;
    const shown = flags.shown(removal);
    if (!shown) throw new Refusal(404, 'contentNotFound');
    if (shown.authorId === viewer.id) throw new Refusal(403, 'ownContent');
    const rank = groups.roleIn(id, shown.authorId ?? '');
    if (!outranksInGroup(groups.roleIn(id, viewer.id), rank))
      throw new Refusal(403, 'groupOutranked');
    reviews.removeAtOnce(viewer, flags.addOpened(viewer, removal, shown), removal.notes);
  }
}
