import { type Page, PEOPLE_QUERY_MIN, type Person, searchKey, type User } from '@saudagar/contract';
import { peopleTerms, searchedText } from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { badCursor, cut, type PageAsked } from '../../core/paging.ts';
import { memberKeysOf } from '../account/memberKeys.ts';

/** Text that people search matches: public fields only (NET-060). */
export const searchedMember = ({ full_name, username, company_name, location }: User): string =>
  searchedText(full_name, username, company_name, location);

/** Finds active members with every word, those first whose name or username begins with all. */
export async function searchPeople(
  { accounts, blocking, connections }: Pick<Community, 'accounts' | 'blocking' | 'connections'>,
  viewer: User,
  { query, limit = 20, cursor }: PageAsked & { query: string },
): Promise<Page<Person>> {
  if (query.length < PEOPLE_QUERY_MIN) return { items: [], cursor: null };
  const after = cursor === undefined ? '' : read(cursor);
  const terms = await peopleTerms(query);
  const beginning = searchKey(query);
  const matching = accounts
    .active()
    .filter(({ id }) => !blocking.hides(viewer.id, id))
    .filter((user) => {
      const searched = searchedMember(user);
      return terms.every(
        ({ term, tags }) =>
          searched.includes(term) || tags.some((tag) => user.industry_tags.includes(tag)),
      );
    })
    .map((user) => {
      const isNamed = memberKeysOf(user).some(({ key }) => key.startsWith(beginning));
      return { user, position: `${isNamed ? 0 : 1}${searchedMember(user)}\n${user.id}` };
    })
    .sort((one, other) => (one.position < other.position ? -1 : 1))
    .filter(({ position }) => position > after);
  const page = cut(matching, limit, ({ position }) => encodeURIComponent(position));
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
