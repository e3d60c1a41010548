import { suggestHashtags, suggestMembers } from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import { readingOf } from './suggestedReaders.ts';

/** Routes that complete mentions and hashtags (FEED-009, FEED-010). */
export function completionRoutes({ completions, db, signer }: Community): Route[] {
  return [
    memberRoute(suggestMembers, async ({ member, query }) => {
      const members = await completions.members(member.id, query.q, query.limit);
      const ids = members.map(({ id }) => id);
      const reading = await readingOf(db, member.id, ids, query);
      return members.map((row) => ({ ...toMember(signer, row), ...reading(row.id) }));
    }),

    memberRoute(suggestHashtags, async ({ query }) => completions.hashtags(query.q, query.limit)),
  ];
}
