import type { AddableBy, KeptAway, Peace as PeaceReply, User } from '@saudagar/contract';
import { ADDABLE_BY_DEFAULT, PEACE_MAX } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';

type Way = 'block' | 'mute';

/** Whom members keep away, and who may add them to group chats. */
export class Peace {
  #rows: { memberId: string; otherId: string; way: Way; since: string }[] = [];
  #addableBy = new Map<string, AddableBy>();
  #community: Community;
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Whom a member keeps away, the latest first, and who may add them to group chats. */
  list(viewerId: string): PeaceReply {
    const of = (way: Way): KeptAway[] =>
      this.#of(viewerId, way)
        .toReversed()
        .flatMap(({ otherId, since }) => {
          const user = this.#community.accounts.member(otherId);
          return user ? [{ user, since }] : [];
        });
    return { blocked: of('block'), muted: of('mute'), addable_by: this.#addableByOf(viewerId) };
  }

  /** Ends all that stands between the two. */
  block(viewer: User, otherId: string): void {
    this.#put(viewer.id, otherId, 'block');
    const { connections, groupMembers, notifications } = this.#community;
    connections.endBetween(viewer.id, otherId);
    groupMembers.forgetInvitations(viewer.id, otherId);
    notifications.forgetFrom({ recipient: viewer.id, actor: otherId });
    notifications.forgetFrom({ recipient: otherId, actor: viewer.id, kind: 'group_invited' });
    this.#tell(viewer);
  }

  mute(viewer: User, otherId: string): void {
    this.#put(viewer.id, otherId, 'mute');
    this.#tell(viewer);
  }

  release(viewer: User, otherId: string, way: Way): void {
    if (!this.#community.accounts.find(otherId)) throw new Refusal(404, 'memberNotFound');
    this.#rows = this.#rows.filter(
      (row) => row.memberId !== viewer.id || row.otherId !== otherId || row.way !== way,
    );
    this.#tell(viewer);
  }

  /** Whether a member has blocked another. */
  hasBlocked(memberId: string, otherId: string): boolean {
    return this.#of(memberId, 'block').some((row) => row.otherId === otherId);
  }

  /** Whether one of two members has blocked the other. */
  areApart(one: string, other: string): boolean {
    return this.hasBlocked(one, other) || this.hasBlocked(other, one);
  }

  /** Throws 404 where one of them has blocked the member, 409 where it is the other way round. */
  requireReach(fromId: string, toIds: readonly string[], fieldOf?: (id: string) => string): void {
    const refused = toIds.find((id) => id !== fromId && this.areApart(fromId, id));
    if (refused === undefined) return;
    const place = fieldOf ? { field: fieldOf(refused) } : {};
    if (this.hasBlocked(fromId, refused)) throw new Refusal(409, 'blockedByYou', place);
    throw new Refusal(404, 'memberNotFound', place);
  }

  /** Keeps who may add a member to group chats. */
  chooseAddableBy(memberId: string, addableBy: AddableBy): void {
    this.#addableBy.set(memberId, addableBy);
  }

  /** Throws 403 where one of them does not let the member add them to group chats. */
  requireAddable(
    byId: string,
    memberIds: readonly string[],
    fieldOf: (id: string) => string,
  ): void {
    const friends = this.#community.connections.friendsOf(byId);
    const refused = memberIds.find((id) => {
      const by = id === byId ? 'everyone' : this.#addableByOf(id);
      return by === 'nobody' || (by === 'connections' && !friends.has(id));
    });
    if (refused !== undefined) throw new Refusal(403, 'notAddable', { field: fieldOf(refused) });
  }

  #tell({ id }: User): void {
    this.#community.events.publish(id, { type: 'peace' });
  }

  #addableByOf(memberId: string): AddableBy {
    return this.#addableBy.get(memberId) ?? ADDABLE_BY_DEFAULT;
  }

  #of(memberId: string, way: Way) {
    return this.#rows.filter((row) => row.memberId === memberId && row.way === way);
  }

  #put(memberId: string, otherId: string, way: Way): void {
    if (memberId === otherId) throw new Refusal(400, 'ownPeace');
    if (!this.#community.accounts.active().some(({ id }) => id === otherId))
      throw new Refusal(404, 'memberNotFound');
    const known = this.#of(memberId, way);
    if (known.some((row) => row.otherId === otherId)) return;
    if (known.length >= PEACE_MAX)
      throw new Refusal(400, way === 'block' ? 'tooManyBlocked' : 'tooManyMuted');
    this.#made += 1;
    // A thousandth of a second after the one before, so that what was done last is the latest.
    const since = new Date(Date.parse(NOW) + this.#made).toISOString();
    this.#rows.push({ memberId, otherId, way, since });
  }
}
