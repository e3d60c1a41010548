import { suggestHashtags, suggestMembers } from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';

/** Routes that complete mentions and hashtags (FEED-009, FEED-010). */
export function completionRoutes({ completions, signer }: Community): Route[] {
  return [
    memberRoute(suggestMembers, async ({ member, query }) => {
      const members = await completions.members(member.id, query.q, query.limit);
      return members.map((row) => toMember(signer, row));
    }),

    memberRoute(suggestHashtags, async ({ query }) => completions.hashtags(query.q, query.limit)),
  ];
}
