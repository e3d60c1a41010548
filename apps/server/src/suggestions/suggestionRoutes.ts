import { suggestHashtags, suggestMembers } from '@saudagar/contract';
import { toMember } from '../accounts/memberView.ts';
import type { Community } from '../community.ts';
import { memberRoute, type Route } from '../http/route.ts';

/** Names to mention and hashtags to use (FEED-009, FEED-010). */
export function suggestionRoutes({ suggestions, signer }: Community): Route[] {
  return [
    memberRoute(suggestMembers, async ({ member, query }) => {
      const members = await suggestions.members(member.id, query.q, query.limit);
      return members.map((found) => toMember(signer, found));
    }),

    memberRoute(suggestHashtags, async ({ query }) => suggestions.hashtags(query.q, query.limit)),
  ];
}
