import { type Page, PEOPLE_QUERY_MIN, type Person, type User } from '@saudagar/contract';
import { isFound, searchedText } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { badCursor, cut, type PageAsked } from '../../core/paging.ts';

/** Text that people search matches: public fields only (NET-060). */
export const searchedMember = ({ full_name, username, company_name, location }: User): string =>
  searchedText(full_name, username, company_name, location);

const positionOf = ({ id, key }: { id: string; key: string }) => `${key}\n${id}`;

/** Finds active members whose text contains every word, by name. */
export function searchPeople(
  { accounts, blocking, connections }: Pick<Community, 'accounts' | 'blocking' | 'connections'>,
  viewer: User,
  { query, limit = 20, cursor }: PageAsked & { query: string },
): Page<Person> {
  if (query.length < PEOPLE_QUERY_MIN) return { items: [], cursor: null };
  const after = cursor === undefined ? '' : read(cursor);
  const matching = accounts
    .active()
    .filter(({ id }) => !blocking.hides(viewer.id, id))
    .map((user) => ({ user, key: searchedMember(user), id: user.id }))
    .filter(({ key }) => isFound(key, query))
    .sort((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1))
    .filter((one) => positionOf(one) > after);
  const page = cut(matching, limit, (last) => encodeURIComponent(positionOf(last)));
  return { ...page, items: page.items.map(({ user }) => connections.person(user, viewer)) };
}

function read(cursor: string): string {
  if (!/%0A[\w-]+$/.test(cursor)) throw badCursor();
  try {
    return decodeURIComponent(cursor);
  } catch {
    throw badCursor();
  }
}
