import { searchKey, type User } from '@saudagar/contract';

/** Returns a member's search keys: the username, the name, and the name from each later word on. */
export function memberKeysOf({ username, full_name }: User): SuggestionKey[] {
  const name = searchKey(full_name);
  const words = [...name.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => name.slice(index));
  return [searchKey(username), ...words].map((key, index) => ({ rank: Math.min(index, 2), key }));
}

interface SuggestionKey {
  rank: number;
  key: string;
}

/** Orders matches: usernames first, then names. */
const byRank = (a: SuggestionKey, b: SuggestionKey) =>
  a.rank - b.rank || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** Lists the users whose name or username begins with the query, the best match first. */
export function suggestedUsers(users: readonly User[], q: string): User[] {
  const wanted = searchKey(q);
  return users
    .flatMap((user) => {
      const matches = memberKeysOf(user).filter(({ key }) => key.startsWith(wanted));
      return matches
        .sort(byRank)
        .slice(0, 1)
        .map((best) => ({ ...best, user }));
    })
    .sort(byRank)
    .map(({ user }) => user);
}
