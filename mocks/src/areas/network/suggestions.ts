import type { Locale, Suggestion, User } from '@saudagar/contract';
import { type Match, matchReasons, matchScore } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { memberOf } from '../account/builders.ts';

type Known = Pick<Community, 'accounts' | 'connections' | 'blocking' | 'posts'>;

/**
 * Suggests members to connect with: best match first, then newest; to who has no industries also
 * who posted lately (NET-032–036, NET-153).
 */
export function suggestPeople(
  { accounts, connections, blocking, posts }: Known,
  viewer: User,
  { limit, locale }: { limit: number; locale: Locale },
): Suggestion[] {
  const others = accounts
    .active()
    .toReversed()
    .filter(({ id }) => id !== viewer.id && !connections.between(id, viewer.id))
    .filter(({ id }) => !blocking.areApart(id, viewer.id))
    .filter(({ id }) => !connections.isHidden(viewer.id, id));
  const matching = others
    .map((user) => ({ user, match: matchOf(connections, viewer, user) }))
    .filter(({ match }) => matchScore(match) > 0)
    .sort((a, b) => matchScore(b.match) - matchScore(a.match))
    .slice(0, limit);
  const authors =
    viewer.industry_tags.length > 0
      ? []
      : posts
          .latestAuthors()
          .flatMap((id) => others.find((one) => one.id === id) ?? [])
          .filter(({ id }) => matching.every(({ user }) => user.id !== id))
          .map((user) => ({ user, match: { ...NOTHING_SHARED, isActive: true } }));
  return [...matching, ...authors].slice(0, limit).map(({ user, match }) => ({
    user: memberOf(user),
    match_score: matchScore(match),
    reasons: matchReasons(match, locale),
  }));
}

const NOTHING_SHARED: Match = { industries: [], region: null, mutual: 0 };

function matchOf(connections: Known['connections'], viewer: User, user: User): Match {
  const [mine, theirs] = [regionOf(viewer), regionOf(user)];
  const friends = connections.friendsOf(user.id);
  return {
    industries: user.industry_tags.filter((tag) => viewer.industry_tags.includes(tag)),
    region: theirs !== null && mine?.toLowerCase() === theirs.toLowerCase() ? theirs : null,
    mutual: [...connections.friendsOf(viewer.id)].filter((id) => friends.has(id)).length,
  };
}

/** Returns the last part of a location: the region two members share. */
export function regionOf({ location }: User): string | null {
  return location?.split(',').at(-1)?.trim() || null;
}
