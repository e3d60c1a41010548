import {
  type Member,
  type Suggestion,
  type SuggestionReason,
  searchKey,
  type User,
} from '@saudagar/contract';
import type { Accounts } from './accounts.ts';
import { memberOf } from './builders.ts';
import reasonTexts from './messages/reasons.json' with { type: 'json' };
import { type Locale, Refusal } from './refusal.ts';

interface Connection {
  id: string;
  requester: string;
  recipient: string;
  status: 'pending' | 'accepted';
}

/** What two members have in common. */
interface Match {
  user: User;
  industries: string[];
  region: string | null;
  mutual: number;
}

/** Who knows whom, and who might want to. */
export class Connections {
  #connections: Connection[] = [];
  #accounts: Accounts;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  /** Asks a member to connect; asking one who has asked accepts (NET-046, NET-051). */
  request(requester: User, recipientId: string): { connection_id: string; status: string } {
    if (requester.id === recipientId) throw new Refusal(400, 'ownConnection');
    if (!this.#accounts.active().some(({ id }) => id === recipientId))
      throw new Refusal(404, 'memberNotFound');
    const known = this.#between(requester.id, recipientId);
    if (known?.requester === recipientId && known.status === 'pending') this.#accept(known);
    const connection = known ?? this.#ask(requester.id, recipientId);
    return { connection_id: connection.id, status: connection.status };
  }

  /** Members worth knowing, best match first, then the newest (NET-032–036). */
  suggestions(viewer: User, limit: number, locale: Locale): Suggestion[] {
    return this.#accounts
      .active()
      .toReversed()
      .filter(({ id }) => id !== viewer.id && !this.#between(id, viewer.id))
      .map((user) => this.#match(viewer, user))
      .filter((match) => scoreOf(match) > 0)
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, limit)
      .map((match) => ({
        user: memberOf(match.user),
        match_score: scoreOf(match),
        reasons: reasonsOf(match, locale),
      }));
  }

  /** Whom a member most likely means: their connections by name, then who joined last. */
  likely(viewer: User, limit: number): Member[] {
    const friends = this.#friendsOf(viewer.id);
    const others = this.#accounts.active().filter(({ id }) => id !== viewer.id);
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
      const user = this.#accounts.find(id);
      if (user) this.#accounts.update(id, { connections_count: user.connections_count + 1 });
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

  #match(viewer: User, user: User): Match {
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

function scoreOf({ industries, region, mutual }: Match): number {
  const shared = industries.length === 0 ? 0 : Math.min(50, 20 + 15 * industries.length);
  return shared + (region === null ? 0 : 30) + Math.min(20, 5 * mutual);
}

function reasonsOf({ industries, region, mutual }: Match, locale: Locale): SuggestionReason[] {
  const texts = reasonTexts[locale];
  const tags: Record<string, string> = texts.tags;
  const names = new Intl.ListFormat(locale).format(industries.map((tag) => tags[tag] ?? tag));
  const reasons: SuggestionReason[] = [];
  if (names)
    reasons.push({ icon: 'industry', details: texts.industries.replace('{names}', names) });
  if (region !== null)
    reasons.push({ icon: 'location', details: texts.region.replace('{name}', region) });
  if (mutual > 0) {
    const text = mutual === 1 ? texts.mutual_one : texts.mutual_other;
    reasons.push({ icon: 'connections', details: text.replace('{count}', String(mutual)) });
  }
  return reasons;
}
