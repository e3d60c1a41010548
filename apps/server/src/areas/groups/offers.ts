import type { GroupOfferRole, GroupRelationship } from '@saudagar/contract';
import { GROUP_OFFER_KINDS, Refusal } from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { canContact } from '../blocking/contact.ts';
import type { Notifier } from '../notifications/notify.ts';
import { adminOf, notifyMember, relationshipOf } from './entering.ts';
import { assertOpen, lockGroup, lockRunGroup, type OwnGroup, type Viewer } from './groupLock.ts';

const NOTIFICATION_OF = { moderator: 'group_role_offered', admin: 'group_offered' } as const;

/** An offer that was open, with the admin who made it. */
interface EndedOffer {
  role: GroupOfferRole;
  giver: string;
}

/** Offers of a role in a group, and of the group itself. */
export type GroupOffers = ReturnType<typeof createGroupOffers>;

export function createGroupOffers({
  fanOut,
  notify,
  withdraw,
}: Pick<CommunityCore, 'fanOut' | 'notify' | 'withdraw'>) {
  const end = (
    write: Database,
    publish: Publish,
    groupId: string,
    of: Parameters<typeof endOffers>[4] = {},
  ) => endOffers({ withdraw }, write, publish, groupId, of);

  /** Takes the viewer's open offer of a group, with its giver. @throws Refusal 404 */
  async function take(
    write: Database,
    publish: Publish,
    viewer: Viewer,
    groupId: string,
    role?: GroupOfferRole,
  ): Promise<OwnGroup & { giver: string }> {
    const own = await lockOffered(write, viewer, groupId);
    const [offer] = await end(write, publish, groupId, { memberId: viewer.id, role });
    if (!offer) throw notOpen();
    return { ...own, giver: offer.giver };
  }

  return {
    /** Offers the group to another member; a repetition changes nothing (GRP-174). */
    handOver: (viewer: Viewer, groupId: string, memberId: string): Promise<boolean> =>
      fanOut.transaction(async (write, publish) => {
        const own = await lockRunGroup(write, viewer, groupId);
        if (memberId === viewer.id) return false;
        await offer({ notify, withdraw }, write, publish, own, {
          ...{ by: viewer.id, to: memberId, role: 'admin', field: 'user_id' },
        });
        return true;
      }),

    /** Makes the member what they are offered; the former admin stays a member (GRP-175). */
    accept: (viewer: Viewer, groupId: string, role: GroupOfferRole): Promise<void> =>
      fanOut.transaction(async (write, publish) => {
        const { group, giver } = await take(write, publish, viewer, groupId, role);
        const roles = write.updateTable('group_members').where('group_id', '=', groupId);
        if (role === 'admin') {
          await end(write, publish, groupId);
          await roles.set({ role: 'member' }).where('member_id', '=', giver).execute();
          // An edit that waits passes on with the group.
          await write
            .updateTable('revisions')
            .set({ maker_id: viewer.id })
            .where('content_type', '=', 'group')
            .where('content_id', '=', groupId)
            .execute();
        }
        await roles.set({ role }).where('member_id', '=', viewer.id).execute();
        const notification = { group, actor: viewer.id, recipient: giver };
        await notifyMember({ notify }, write, publish, 'group_offer_accepted', notification);
      }),

    decline: (viewer: Viewer, groupId: string): Promise<GroupRelationship> =>
      fanOut.transaction(async (write, publish) => {
        const { group, giver } = await take(write, publish, viewer, groupId);
        const notification = { group, actor: viewer.id, recipient: giver };
        await notifyMember({ notify }, write, publish, 'group_offer_declined', notification);
        return relationshipOf(write, groupId, viewer.id);
      }),

    /** Withdraws an offer with its notification (GRP-177). */
    withdrawOffer: (viewer: Viewer, groupId: string, memberId: string) =>
      fanOut.transaction(async (write, publish): Promise<GroupRelationship> => {
        await lockRunGroup(write, viewer, groupId);
        const [ended] = isId(memberId) ? await end(write, publish, groupId, { memberId }) : [];
        if (!ended) throw notOpen();
        return relationshipOf(write, groupId, memberId);
      }),
  };
}

const notOpen = () => new Refusal(404, 'groupOfferNotFound');

/** Locks a group with an offer; without one it does not exist for the viewer. */
async function lockOffered(write: Database, viewer: Viewer, groupId: string): Promise<OwnGroup> {
  try {
    return await lockGroup(write, viewer, groupId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw notOpen();
    throw error;
  }
}

/** A role that a group's admin offers to a member, and the field that names them. */
interface NewOffer {
  by: string;
  to: string;
  role: GroupOfferRole;
  field?: string;
}

/**
 * Offers a role in a locked group, and notifies the member; another open offer to them ends. One
 * who is deactivated, or apart from the admin, is as if outside the group (GRP-178).
 * @throws Refusal 404, or 409 in a closed group, and while the group is offered to somebody else
 */
export async function offer(
  { notify, withdraw }: Pick<CommunityCore, 'notify' | 'withdraw'>,
  write: Database,
  publish: Publish,
  { group }: OwnGroup,
  { by, to, role, field }: NewOffer,
): Promise<void> {
  const member = isId(to)
    ? await write
        .selectFrom('group_members')
        .innerJoin('members', 'members.id', 'member_id')
        .where('group_id', '=', group.id)
        .where('member_id', '=', to)
        .where('deactivated_at', 'is', null)
        .select('member_id')
        .executeTakeFirst()
    : undefined;
  if (!member || !(await canContact(write, by, to)))
    throw new Refusal(404, 'groupMemberNotFound', field ? { field } : {});
  assertOpen(group);
  const open = await write
    .selectFrom('group_members')
    .where('group_id', '=', group.id)
    .where((of) => of.or([of('member_id', '=', to), of('offered_role', '=', 'admin')]))
    .select(['member_id', 'offered_role'])
    .execute();
  if (open.some((one) => one.member_id === to && one.offered_role === role)) return;
  if (role === 'admin' && open.some(({ offered_role }) => offered_role === 'admin'))
    throw new Refusal(409, 'groupOfferedElsewhere');
  await endOffers({ withdraw }, write, publish, group.id, { memberId: to });
  await write
    .updateTable('group_members')
    .set({ offered_role: role })
    .where('group_id', '=', group.id)
    .where('member_id', '=', to)
    .execute();
  const notification = { group, actor: by, recipient: to };
  await notifyMember({ notify }, write, publish, NOTIFICATION_OF[role], notification);
}

/** Ends open offers of a locked group, all or a member's, with their notifications. */
export async function endOffers(
  { withdraw }: Pick<Notifier, 'withdraw'>,
  write: Database,
  publish: Publish,
  groupId: string,
  { memberId, role }: { memberId?: string; role?: GroupOfferRole | undefined } = {},
): Promise<EndedOffer[]> {
  let offers = write
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .where('offered_role', 'is not', null);
  if (memberId !== undefined) offers = offers.where('member_id', '=', memberId);
  if (role !== undefined) offers = offers.where('offered_role', '=', role);
  const open = await offers.forUpdate().select(['member_id', 'offered_role']).execute();
  const giver = open.length > 0 ? await adminOf(write, groupId) : null;
  const ended: EndedOffer[] = [];
  for (const { member_id, offered_role } of open) {
    if (giver === null || offered_role === null) continue;
    await write
      .updateTable('group_members')
      .set({ offered_role: null })
      .where('group_id', '=', groupId)
      .where('member_id', '=', member_id)
      .execute();
    const acts = { recipient: member_id, kinds: GROUP_OFFER_KINDS, subject: groupId };
    await withdraw(write, publish, { ...acts, actor: giver });
    ended.push({ role: offered_role, giver });
  }
  return ended;
}
