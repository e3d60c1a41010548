import type { Community } from '../community.ts';
import type { Database } from '../database/schema.ts';
import type { ServerArea } from './area.ts';

/** What a member's own archive holds, by area and list. */
export async function archiveOf(
  areas: readonly ServerArea[],
  db: Database,
  memberId: string,
): Promise<Record<string, Record<string, readonly object[]>>> {
  const archive: Record<string, Record<string, readonly object[]>> = {};
  for (const area of areas)
    if (area.archive !== 'none') archive[area.contract.name] = await area.archive(db, memberId);
  return archive;
}

/**
 * Removes a member and all that is theirs from every area, in one transaction. `first` is done in it
 * before.
 */
export async function deleteMember(
  areas: readonly ServerArea[],
  community: Community,
  memberId: string,
  first: (write: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const after: (() => Promise<unknown>)[] = [];
  await community.fanOut.transaction(async (write, publish) => {
    await first(write);
    const deletion = {
      at: community.now(),
      community,
      publish,
      afterwards: (work: () => Promise<unknown>) => void after.push(work),
    };
    for (const area of areas.toReversed())
      if (area.memberDeleted !== 'none') await area.memberDeleted(write, memberId, deletion);
  });
  // What fails here is found by the sweep.
  await Promise.allSettled(after.map((work) => work()));
}
