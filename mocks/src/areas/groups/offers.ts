import type { Group, GroupOfferRole, GroupRelationship, User } from '@saudagar/contract';
import { GROUP_OFFER_KINDS, groupNotifications, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { relationshipOf } from './membership.ts';
import { assertOpen, type StoredGroup } from './storedGroup.ts';

const NOTIFICATION_OF = { moderator: 'group_role_offered', admin: 'group_offered' } as const;

const notOpen = () => new Refusal(404, 'groupOfferNotFound');

/** Offers of a role in a group, and of the group itself. */
export class GroupOffers {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Offers the group to another member; a repetition changes nothing (GRP-174). */
  handOver(viewer: User, id: string, userId: string): Group & { offered?: boolean } {
    const { groups } = this.#community;
    const stored = groups.run(id, viewer);
    if (userId === viewer.id) return groups.find(id, viewer);
    this.offer(viewer, stored, userId, 'admin', { field: 'user_id' });
    return { ...groups.find(id, viewer), offered: true };
  }

  /**
   * Offers a role; another open offer to the member ends. One who is deactivated, or apart from the
   * viewer, is as if outside the group (GRP-178).
   */
  offer(
    viewer: User,
    stored: StoredGroup,
    userId: string,
    role: GroupOfferRole,
    details: { field?: string } = {},
  ): void {
    const { accounts, blocking, notifications } = this.#community;
    const isActive = accounts.active().some((user) => user.id === userId);
    if (!stored.members.has(userId) || !isActive || blocking.areApart(viewer.id, userId))
      throw new Refusal(404, 'groupMemberNotFound', details);
    assertOpen(stored);
    if (stored.offers.get(userId)?.role === role) return;
    if (role === 'admin' && [...stored.offers.values()].some((one) => one.role === 'admin'))
      throw new Refusal(409, 'groupOfferedElsewhere');
    this.end(stored, userId);
    stored.offers.set(userId, { by: viewer.id, role });
    const kind = NOTIFICATION_OF[role];
    notifications.notify(groupNotifications(kind, stored.group, viewer.id, [userId]));
  }

  /** Makes the member what they are offered; the former admin stays a member (GRP-175). */
  accept(viewer: User, id: string, role: GroupOfferRole): Group {
    const { groups, notifications, revisions } = this.#community;
    const stored = this.#offered(viewer, id);
    const { by, role: offered } = stored.offers.get(viewer.id) ?? { by: '', role: null };
    const [own, giver] = [stored.members.get(viewer.id), stored.members.get(by)];
    if (!own || offered !== role) throw notOpen();
    if (role === 'admin') {
      this.endAll(stored);
      if (giver) giver.role = 'member';
      revisions.passOn('group', id, viewer.id);
    } else this.end(stored, viewer.id);
    own.role = role;
    notifications.notify(groupNotifications('group_offer_accepted', stored.group, viewer.id, [by]));
    return groups.find(id, viewer);
  }

  decline(viewer: User, id: string): GroupRelationship {
    const stored = this.#offered(viewer, id);
    const { by = '' } = this.end(stored, viewer.id) ?? {};
    const kind = 'group_offer_declined';
    this.#community.notifications.notify(groupNotifications(kind, stored.group, viewer.id, [by]));
    return relationshipOf(stored, viewer.id);
  }

  /** Withdraws an offer with its notification (GRP-177). */
  withdraw(viewer: User, id: string, userId: string): GroupRelationship {
    const stored = this.#community.groups.run(id, viewer);
    if (!this.end(stored, userId)) throw notOpen();
    return relationshipOf(stored, userId);
  }

  /** Ends the open offer to a member, with its notification; returns it. */
  end({ group, offers }: StoredGroup, userId: string) {
    const offer = offers.get(userId);
    if (!offer) return undefined;
    offers.delete(userId);
    this.#community.notifications.withdraw({
      ...{ recipient: userId, actor: offer.by, kinds: GROUP_OFFER_KINDS, subject: group.id },
    });
    return offer;
  }

  endAll(stored: StoredGroup): void {
    for (const userId of [...stored.offers.keys()]) this.end(stored, userId);
  }

  /** Ends the open offers between two members. */
  forget(one: string, other: string): void {
    for (const [member, by] of [
      [one, other],
      [other, one],
    ] as const)
      for (const stored of this.#community.groups.offering(member))
        if (stored.offers.get(member)?.by === by) this.end(stored, member);
  }

  #offered(viewer: User, id: string): StoredGroup {
    const stored = this.#community.groups.offering(viewer.id).find(({ group }) => group.id === id);
    if (!stored) throw notOpen();
    return stored;
  }
}
