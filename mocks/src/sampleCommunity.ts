import { areas } from './areas.ts';
import { Community, type MockArea, type SampleOptions } from './core/community.ts';

/**
 * Six Indonesian merchants (`member-1` … `member-6`, one a moderator, one an admin) with their
 * posts, pictures, comments and likes. Always the same. `planted` areas stand beside the others.
 */
export function sampleCommunity(
  options: SampleOptions = {},
  planted: readonly MockArea[] = [],
): Community {
  const community = emptyCommunity(planted);
  for (const { sample } of community.areas) if (sample !== 'none') sample(community, options);
  return community;
}

/** A community of every area, without a record in it. */
export function emptyCommunity(planted: readonly MockArea[] = []): Community {
  return new Community([...areas, ...planted]);
}
