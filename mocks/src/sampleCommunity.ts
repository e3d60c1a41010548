import { areas } from './areas.ts';
import { Community, type SampleOptions } from './core/community.ts';

/**
 * Creates six Indonesian merchants (`member-1` … `member-6`, one a moderator, one an admin) with
 * their posts, pictures, comments and likes. Always the same.
 */
export function sampleCommunity(options: SampleOptions = {}): Community {
  const community = emptyCommunity();
  for (const { sample } of community.areas) if (sample !== 'none') sample(community, options);
  return community;
}

/** Creates a community of every area without any record. */
export function emptyCommunity(): Community {
  return new Community(areas);
}
