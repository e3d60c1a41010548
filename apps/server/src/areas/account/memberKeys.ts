import { searchKey } from '@saudagar/contract';
import { searchedText } from '@saudagar/contract/server';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MemberKeysTable } from './tables.ts';

/** Words of a name that a member is found by; a name is hardly ever longer. */
export const NAME_WORDS_MAX = 10;

interface NamedMember {
  id: string;
  username: string;
  full_name: string;
}

/**
 * What a member is found by, best first: the username, the name, and the name from each of its later
 * words on, each as `searchKey` has it.
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
  return [searchKey(username), ...fromEachWord].map((key, at) => ({
    member_id: id,
    rank: Math.min(at, LATER_WORD),
    search_key: key,
  }));
}

/** What people search looks into: nothing private (NET-060). It begins with the name, by which it goes. */
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

/** Rank of the name among the keys. */
export const NAME = 1;
/** Ranks of the keys: a username, the name, a later word of it. */
export const RANKS = [0, NAME, 2] as const;
const LATER_WORD = 2;

/** Lets members be suggested. To be called in the transaction that writes them. */
export async function indexMembers(write: Database, members: readonly NamedMember[]) {
  const keys = members.flatMap(memberKeysOf);
  if (keys.length > 0) await write.insertInto('member_keys').values(keys).execute();
}
