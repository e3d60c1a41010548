import type { Community, CommunityCore } from '../community.ts';
import type { Database } from '../database/schema.ts';
import type { Publish } from '../sockets/fanOut.ts';
import { type Deactivation, writeActive } from './account/members.ts';
import type { ServerArea } from './area.ts';

/** Collects a member's own archive, by area and list. */
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

/** Deactivates a member, and ends what they run, in the caller's transaction. */
export async function deactivateMember(
  { areas, ...core }: CommunityCore & { readonly areas: readonly ServerArea[] },
  write: Database,
  publish: Publish,
  memberId: string,
  deactivation: Deactivation,
): Promise<void> {
  await writeActive(write, publish, memberId, deactivation);
  for (const area of areas) await area.memberDeactivated?.(write, memberId, { core, publish });
}

/** Deletes a member with all their data in one transaction, which begins with `first`. */
export async function deleteMember(
  areas: readonly ServerArea[],
  community: Community,
  memberId: string,
  first: (write: Database, publish: Publish) => Promise<void> = async () => undefined,
): Promise<void> {
  const after: (() => Promise<unknown>)[] = [];
  await community.fanOut.transaction(async (write, publish) => {
    await first(write, publish);
    const deletion = {
      at: community.now(),
      community,
      publish,
      afterwards: (work: () => Promise<unknown>) => void after.push(work),
    };
    for (const area of areas.toReversed())
      if (area.memberDeleted !== 'none') await area.memberDeleted(write, memberId, deletion);
  });
  // The sweep finds failures.
  await Promise.allSettled(after.map((work) => work()));
}
