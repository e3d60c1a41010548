import type { HealthScore, Locale, NamedCount, User } from '@saudagar/contract';
import { HEALTH_DAYS, HEALTH_WEEKS, healthOf } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { NOW } from '../../core/time.ts';
import { regionOf } from './suggestions.ts';

const TOP = 5;
const DAY = 86_400_000;

/** Returns the analytics of a member's network (NET-105–115). */
export function networkAnalytics({ accounts, connections }: Community, viewer: User) {
  const mine = connections.friendsOf(viewer.id);
  const friends = accounts.active().filter(({ id }) => mine.has(id));
  const connectors = friends
    .map(({ id, full_name, company_name }) => ({
      user_id: id,
      full_name,
      company_name: company_name ?? null,
      mutual_count: [...connections.friendsOf(id)].filter((one) => mine.has(one)).length,
    }))
    .filter(({ mutual_count }) => mutual_count > 0)
    .sort((a, b) => b.mutual_count - a.mutual_count || (a.user_id < b.user_id ? 1 : -1));
  return {
    total_connections: friends.length,
    connections_by_industry: counted(friends.flatMap(({ industry_tags }) => industry_tags)),
    connections_by_location: counted(friends.flatMap((user) => regionOf(user) ?? [])),
    top_connectors: connectors.slice(0, TOP),
  };
}

/** Returns the health of a member's network (NET-117–135). */
export function networkHealth(community: Community, viewer: User, locale: Locale): HealthScore {
  const { accounts, connections } = community;
  const mine = connections.friendsOf(viewer.id);
  const friends = accounts.active().filter(({ id }) => mine.has(id));
  const now = Date.parse(NOW);
  const weeks = momentsOf(community, viewer.id)
    .map((moment) => Math.max(0, Math.floor((now - Date.parse(moment)) / (7 * DAY))))
    .filter((week) => week < HEALTH_WEEKS);
  return healthOf(
    {
      connections: friends.length,
      industries: new Set(friends.flatMap(({ industry_tags }) => industry_tags)).size,
      activeWeeks: new Set(weeks).size,
      newConnections: connections.madeSince(viewer.id, now - HEALTH_DAYS * DAY),
      isProfileComplete:
        Boolean(viewer.company_name && viewer.location) && viewer.industry_tags.length > 0,
    },
    locale,
  );
}

/** Returns the times of a member's posts, comments and messages. */
function momentsOf({ posts, conversations }: Community, id: string): string[] {
  const { items } = posts.list(id, { limit: Number.MAX_SAFE_INTEGER });
  const written = items.filter((post) => post.user_id === id);
  const comments = posts
    .threads(id)
    .flatMap((thread) => thread.page({ limit: Number.MAX_SAFE_INTEGER }, id, () => true).items)
    .filter((comment) => comment.user_id === id);
  const published = [...written, ...comments].map(({ created_at }) => created_at);
  return [...published, ...conversations.sentBy(id)];
}

function counted(names: readonly string[]): NamedCount[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, TOP);
}
