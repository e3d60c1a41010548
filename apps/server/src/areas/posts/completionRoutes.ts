import { suggestHashtags, suggestMembers } from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import { standingOf } from './suggestedReaders.ts';

/** Routes that complete mentions and hashtags (FEED-009, FEED-010). */
export function completionRoutes({ completions, db, signer }: Community): Route[] {
  return [
    memberRoute(suggestMembers, async ({ member, query }) => {
      const members = await completions.members(member.id, query.q, query.limit);
      const ids = members.map(({ id }) => id);
      const standing = await standingOf(db, member.id, ids, query);
      return members.map((row) => ({ ...toMember(signer, row), ...standing(row.id) }));
    }),

    memberRoute(suggestHashtags, async ({ query }) => completions.hashtags(query.q, query.limit)),
  ];
}
