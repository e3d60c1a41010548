import type { IncomingRequest, Member, Person, SentRequest, User } from '@saudagar/contract';
import { MUTUAL_MAX, searchKey } from '@saudagar/contract';
import { connectionNotifications, isFound, Refusal } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { inOrder, type PageAsked, type Placed, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { memberOf } from '../account/builders.ts';
import { searchedMember } from './people.ts';

interface Connection extends Placed {
  requester: string;
  recipient: string;
  status: 'pending' | 'accepted' | 'rejected';
}

interface ListAsked extends PageAsked {
  search?: string | undefined;
}

const latestFirst = (a: Placed, b: Placed) => inOrder(b, a);

/** Connections, open requests and rejected ones. */
export class Connections {
  #connections: Connection[] = [];
  /** Ids of members not to suggest, after the member's own. */
  #hidden = new Set<string>();
  #community: Community;
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Stops suggesting a member to another, or suggests them again (NET-154). */
  hide(viewerId: string, memberId: string, isHidden: boolean): void {
    this.#requireActive(memberId);
    const pair = `${viewerId} ${memberId}`;
    if (isHidden) this.#hidden.add(pair);
    else this.#hidden.delete(pair);
  }

  isHidden(viewerId: string, memberId: string): boolean {
    return this.#hidden.has(`${viewerId} ${memberId}`);
  }

  /** Requests a connection; requesting one who has requested accepts it (NET-046, NET-051). */
  request(requester: User, recipientId: string): { connection_id: string; status: string } {
    if (requester.id === recipientId) throw new Refusal(400, 'ownConnection');
    this.#requireActive(recipientId);
    this.#community.blocking.assertCanContact(requester.id, [recipientId]);
    const known = this.between(requester.id, recipientId);
    if (known?.status === 'rejected') {
      // The clock is fixed: a rejected member can never repeat, the rejecting one may request.
      if (known.requester === requester.id) throw new Refusal(409, 'askedLately');
      this.#drop(known);
      return this.request(requester, recipientId);
    }
    if (known?.requester === recipientId && known.status === 'pending')
      return this.accept(requester, known.id);
    const { id, status } = known ?? this.#ask(requester.id, recipientId);
    return { connection_id: id, status };
  }

  accept(viewer: User, id: string): { connection_id: string; status: string } {
    const connection = this.#toAnswer(viewer.id, id);
    if (connection.status === 'rejected') throw new Refusal(409, 'requestRejected');
    if (connection.status === 'pending') {
      this.#settle(connection, 'accepted');
      const { requester } = connection;
      this.#community.notifications.notify(
        connectionNotifications('connection_accepted', viewer.id, requester),
      );
    }
    return { connection_id: id, status: 'accepted' };
  }

  reject(viewer: User, id: string): { connection_id: string; status: string } {
    const connection = this.#toAnswer(viewer.id, id);
    if (connection.status === 'accepted') throw new Refusal(409, 'requestAccepted');
    if (connection.status === 'pending') this.#settle(connection, 'rejected');
    return { connection_id: id, status: 'rejected' };
  }

  /** Ends a connection, or withdraws a request (NET-023, NET-103). */
  remove(viewer: User, id: string): void {
    const connection = this.#own(viewer.id, id);
    if (connection.status === 'rejected') throw new Refusal(404, 'connectionNotFound');
    if (connection.status === 'pending' && connection.requester !== viewer.id)
      throw new Refusal(409, 'answerRequest');
    this.#end(connection);
  }

  /** Ends the connection or request between two members; a rejected request stays. */
  endBetween(one: string, other: string): void {
    const known = this.between(one, other);
    if (known && known.status !== 'rejected') this.#end(known);
  }

  /** Deletes a member's connections and requests with all others. */
  removeAll(memberId: string): void {
    for (const one of [...this.#connections])
      if (one.requester === memberId || one.recipient === memberId) this.#drop(one);
  }

  /** Connects two members, whatever was between them. */
  join(one: string, other: string): string {
    const connection = this.between(one, other) ?? this.#put(one, other, 'pending');
    if (connection.status !== 'accepted') this.#settle(connection, 'accepted');
    return connection.id;
  }

  /** Lists a member's connections, latest first, and those shared; none if they are hidden. */
  list(id: string, viewer: User | undefined, { search = '', ...asked }: ListAsked) {
    this.#requireActive(id, viewer);
    const { blocking } = this.#community;
    const total = this.#accepted(id).length;
    if (!blocking.showsConnections(id, viewer?.id))
      return { connections: [], mutual_connections: [], total, is_hidden: true, cursor: null };
    const friends = this.#accepted(id)
      .filter(({ user }) => viewer === undefined || !blocking.hides(viewer.id, user.id))
      .filter(({ user }) => isFound(searchedMember(user), search));
    const page = pageOf(friends, asked, latestFirst);
    const mine = viewer && viewer.id !== id ? this.friendsOf(viewer.id) : new Set<string>();
    const mutual = this.#accepted(id).filter(({ user }) => mine.has(user.id));
    return {
      connections: page.items.map(({ user }) => this.person(user, viewer)),
      mutual_connections: mutual.slice(0, MUTUAL_MAX).map(({ user }) => this.person(user, viewer)),
      total,
      is_hidden: false,
      cursor: page.cursor,
    };
  }

  /** Returns a member's relationship to another, and their connections in common. */
  find(viewer: User, memberId: string) {
    this.#requireActive(memberId, viewer);
    return this.#relationship(memberId, viewer.id);
  }

  incoming(viewer: User, asked: PageAsked): { items: IncomingRequest[]; cursor: string | null } {
    const page = pageOf(this.#waiting('recipient', viewer.id), asked, latestFirst);
    const items = page.items.flatMap(({ id, requester, created_at }) =>
      this.#people(requester, viewer).map((person) => ({
        connection_id: id,
        requester: person,
        requested_at: created_at,
      })),
    );
    return { ...page, items };
  }

  sent(viewer: User, asked: PageAsked): { items: SentRequest[]; cursor: string | null } {
    const page = pageOf(this.#waiting('requester', viewer.id), asked, latestFirst);
    const items = page.items.flatMap(({ id, recipient, created_at }) =>
      this.#people(recipient, viewer).map((person) => ({
        connection_id: id,
        recipient: person,
        requested_at: created_at,
      })),
    );
    return { ...page, items };
  }

  counts(viewer: User) {
    return {
      connections: this.friendsOf(viewer.id).size,
      incoming: this.#waiting('recipient', viewer.id).length,
      sent: this.#waiting('requester', viewer.id).length,
      invitations: this.#community.invitations.waiting(viewer.id),
    };
  }

  /** Returns a member as the network shows them to a viewer. */
  person(user: User, viewer: User | undefined): Person {
    const { industry_tags } = user;
    if (!viewer) return { ...memberOf(user), industry_tags };
    return { ...memberOf(user), industry_tags, ...this.#relationship(user.id, viewer.id) };
  }

  /** Returns likely members to mention: connections by name, then the newest members. */
  likely(viewer: User, limit: number): Member[] {
    const friends = this.friendsOf(viewer.id);
    const { accounts, blocking } = this.#community;
    const others = accounts
      .active()
      .filter(({ id }) => id !== viewer.id && !blocking.hides(viewer.id, id));
    const nameOf = ({ full_name }: User) => searchKey(full_name);
    const known = others
      .filter(({ id }) => friends.has(id))
      .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    const strangers = others.filter(({ id }) => !friends.has(id)).toReversed();
    return [...known, ...strangers].slice(0, limit).map(memberOf);
  }

  /** Returns the connection or request between two members, a rejected one included. */
  between(one: string, other: string): Connection | undefined {
    return this.#connections.find(
      ({ requester, recipient }) =>
        (requester === one && recipient === other) || (requester === other && recipient === one),
    );
  }

  /** Returns ids of a member's active connections. */
  friendsOf(id: string): Set<string> {
    return new Set(this.#accepted(id).map(({ user }) => user.id));
  }

  /** Counts a member's connections made since a moment. */
  madeSince(id: string, moment: number): number {
    return this.#accepted(id).filter(({ created_at }) => Date.parse(created_at) >= moment).length;
  }

  #accepted(id: string): (Placed & { user: User })[] {
    const active = new Map(this.#community.accounts.active().map((user) => [user.id, user]));
    return this.#connections
      .filter(({ status }) => status === 'accepted')
      .filter(({ requester, recipient }) => requester === id || recipient === id)
      .flatMap(({ id: connectionId, created_at, requester, recipient }) => {
        const user = active.get(requester === id ? recipient : requester);
        return user ? [{ id: connectionId, created_at, user }] : [];
      })
      .sort(latestFirst);
  }

  #waiting(side: 'requester' | 'recipient', id: string): Connection[] {
    const other = side === 'requester' ? 'recipient' : 'requester';
    const active = new Set(this.#community.accounts.active().map((user) => user.id));
    return this.#connections
      .filter((one) => one.status === 'pending' && one[side] === id && active.has(one[other]))
      .sort(latestFirst);
  }

  #people(id: string, viewer: User): Person[] {
    const user = this.#community.accounts.find(id);
    return user ? [this.person(user, viewer)] : [];
  }

  /** A rejected request is shown to nobody. */
  #relationship(
    id: string,
    viewerId: string,
  ): Pick<Person, 'relation' | 'connection_id' | 'can_connect'> {
    const known = this.between(id, viewerId);
    if (id === viewerId) return { relation: 'self', connection_id: null };
    if (this.#community.blocking.areApart(id, viewerId))
      return { relation: 'none', connection_id: null, can_connect: false };
    if (!known || known.status === 'rejected') return { relation: 'none', connection_id: null };
    const waiting = known.requester === viewerId ? 'sent' : 'incoming';
    return {
      relation: known.status === 'accepted' ? 'connected' : waiting,
      connection_id: known.id,
    };
  }

  #own(viewerId: string, id: string): Connection {
    const connection = this.#connections.find((one) => one.id === id);
    if (connection?.requester !== viewerId && connection?.recipient !== viewerId)
      throw new Refusal(404, 'connectionNotFound');
    return connection;
  }

  #toAnswer(viewerId: string, id: string): Connection {
    const connection = this.#own(viewerId, id);
    if (connection.requester === viewerId) throw new Refusal(403, 'ownRequest');
    return connection;
  }

  #ask(requester: string, recipient: string): Connection {
    const connection = this.#put(requester, recipient, 'pending');
    this.#community.notifications.notify(
      connectionNotifications('connection_requested', requester, recipient),
    );
    this.#publish(connection);
    return connection;
  }

  #put(requester: string, recipient: string, status: Connection['status']): Connection {
    this.#made += 1;
    const created_at = this.#nextMoment();
    const id = madeId('connection', this.#made);
    const connection: Connection = { id, requester, recipient, status, created_at };
    this.#connections.push(connection);
    return connection;
  }

  #settle(connection: Connection, status: 'accepted' | 'rejected'): void {
    connection.status = status;
    if (status === 'accepted') {
      this.#made += 1;
      connection.created_at = this.#nextMoment();
      this.#count(connection, 1);
    }
    this.#publish(connection);
  }

  /** Ends a connection, or withdraws a request with its notification. */
  #end(connection: Connection): void {
    this.#drop(connection);
    if (connection.status === 'pending')
      this.#community.notifications.withdraw({
        recipient: connection.recipient,
        actor: connection.requester,
        kinds: ['connection_requested'],
      });
  }

  #drop(connection: Connection): void {
    this.#connections = this.#connections.filter((one) => one !== connection);
    if (connection.status === 'accepted') this.#count(connection, -1);
    this.#publish(connection);
  }

  /** A millisecond after the previous one, so that the last change is the latest. */
  #nextMoment(): string {
    return new Date(Date.parse(NOW) + this.#made).toISOString();
  }

  #count({ requester, recipient }: Connection, by: number): void {
    for (const id of [requester, recipient]) {
      const user = this.#community.accounts.find(id);
      if (user)
        this.#community.accounts.update(id, { connections_count: user.connections_count + by });
    }
  }

  #publish({ requester, recipient }: Connection): void {
    const { events } = this.#community;
    events.publish(requester, { type: 'relation', user_id: recipient });
    events.publish(recipient, { type: 'relation', user_id: requester });
  }

  #requireActive(id: string, viewer?: User): void {
    const { accounts, blocking } = this.#community;
    const isHidden = viewer !== undefined && blocking.hides(viewer.id, id);
    if (isHidden || !accounts.active().some((user) => user.id === id))
      throw new Refusal(404, 'memberNotFound');
  }
}
