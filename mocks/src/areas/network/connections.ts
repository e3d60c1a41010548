import { type Member, type Suggestion, searchKey, type User } from '@saudagar/contract';
import {
  connectionNotices,
  type Language,
  type Match,
  matchReasons,
  matchScore,
  Refusal,
} from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { memberOf } from '../account/builders.ts';

interface Connection {
  id: string;
  requester: string;
  recipient: string;
  status: 'pending' | 'accepted';
}

interface MemberMatch extends Match {
  user: User;
}

/** Who knows whom, and who might want to. */
export class Connections {
  #connections: Connection[] = [];
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Asks a member to connect; asking one who has asked accepts (NET-046, NET-051). */
  request(requester: User, recipientId: string): { connection_id: string; status: string } {
    if (requester.id === recipientId) throw new Refusal(400, 'ownConnection');
    if (!this.#community.accounts.active().some(({ id }) => id === recipientId))
      throw new Refusal(404, 'memberNotFound');
    const known = this.#between(requester.id, recipientId);
    const isAnswer = known?.requester === recipientId && known.status === 'pending';
    if (isAnswer) this.#accept(known);
    const connection = known ?? this.#ask(requester.id, recipientId);
    const kind = isAnswer ? 'connection_accepted' : 'connection_requested';
    if (isAnswer || !known)
      this.#community.notifications.tell(connectionNotices(kind, requester.id, recipientId));
    return { connection_id: connection.id, status: connection.status };
  }

  /** Members worth knowing, best match first, then the newest (NET-032–036). */
  suggestions(viewer: User, limit: number, locale: Language): Suggestion[] {
    return this.#community.accounts
      .active()
      .toReversed()
      .filter(({ id }) => id !== viewer.id && !this.#between(id, viewer.id))
      .map((user) => this.#match(viewer, user))
      .filter((match) => matchScore(match) > 0)
      .sort((a, b) => matchScore(b) - matchScore(a))
      .slice(0, limit)
      .map((match) => ({
        user: memberOf(match.user),
        match_score: matchScore(match),
        reasons: matchReasons(match, locale),
      }));
  }

  /** Whom a member most likely means: their connections by name, then who joined last. */
  likely(viewer: User, limit: number): Member[] {
    const friends = this.#friendsOf(viewer.id);
    const others = this.#community.accounts.active().filter(({ id }) => id !== viewer.id);
    const nameOf = ({ full_name }: User) => searchKey(full_name);
    const known = others
      .filter(({ id }) => friends.has(id))
      .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    const strangers = others.filter(({ id }) => !friends.has(id)).toReversed();
    return [...known, ...strangers].slice(0, limit).map(memberOf);
  }

  #between(one: string, other: string): Connection | undefined {
    return this.#connections.find(
      ({ requester, recipient }) =>
        (requester === one && recipient === other) || (requester === other && recipient === one),
    );
  }

  #ask(requester: string, recipient: string): Connection {
    const id = `connection-${this.#connections.length + 1}`;
    const connection: Connection = { id, requester, recipient, status: 'pending' };
    this.#connections.push(connection);
    return connection;
  }

  #accept(connection: Connection): void {
    connection.status = 'accepted';
    for (const id of [connection.requester, connection.recipient]) {
      const user = this.#community.accounts.find(id);
      if (user)
        this.#community.accounts.update(id, { connections_count: user.connections_count + 1 });
    }
  }

  #friendsOf(id: string): Set<string> {
    return new Set(
      this.#connections
        .filter(({ status }) => status === 'accepted')
        .filter(({ requester, recipient }) => requester === id || recipient === id)
        .map(({ requester, recipient }) => (requester === id ? recipient : requester)),
    );
  }

  #match(viewer: User, user: User): MemberMatch {
    const [mine, theirs] = [regionOf(viewer), regionOf(user)];
    const friends = this.#friendsOf(user.id);
    return {
      user,
      industries: user.industry_tags.filter((tag) => viewer.industry_tags.includes(tag)),
      region: theirs !== null && mine?.toLowerCase() === theirs.toLowerCase() ? theirs : null,
      mutual: [...this.#friendsOf(viewer.id)].filter((id) => friends.has(id)).length,
    };
  }
}

function regionOf({ location }: User): string | null {
  return location?.split(',').at(-1)?.trim() || null;
}
