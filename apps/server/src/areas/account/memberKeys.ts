import { searchKey } from '@saudagar/contract';
import { searchedText } from '@saudagar/contract/server';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MemberKeysTable } from './tables.ts';

/** Number of words of a name that are indexed; few names are longer. */
export const NAME_WORDS_MAX = 10;

interface NamedMember {
  id: string;
  username: string;
  full_name: string;
}

/**
 * Search keys of a member, best first: the username, the name, and the name from each later word
 * on, each normalized by `searchKey`.
 */
export function memberKeysOf({
  id,
  username,
  full_name,
}: NamedMember): Insertable<MemberKeysTable>[] {
  const name = searchKey(full_name);
  const fromEachWord = [...name.matchAll(/[\p{L}\p{N}]+/gu)]
    .slice(0, NAME_WORDS_MAX)
    .map(({ index }) => name.slice(index));
  return [searchKey(username), ...fromEachWord].map((key, index) => ({
    member_id: id,
    rank: Math.min(index, LATER_WORD),
    search_key: key,
  }));
}

/** Text that people search matches: public fields only (NET-060), the name first to sort by. */
export const searchedMember = ({
  full_name,
  username,
  company_name,
  location,
}: {
  full_name: string;
  username: string;
  company_name?: string | null | undefined;
  location?: string | null | undefined;
}): string => searchedText(full_name, username, company_name, location);

/** Rank of the full name among the keys. */
export const NAME = 1;
/** Ranks of the keys: username, full name, name from a later word on. */
export const RANKS = [0, NAME, 2] as const;
const LATER_WORD = 2;

/** Indexes members for suggestions. Call it in the transaction that writes them. */
export async function indexMembers(write: Database, members: readonly NamedMember[]) {
  const keys = members.flatMap(memberKeysOf);
  if (keys.length > 0) await write.insertInto('member_keys').values(keys).execute();
}
