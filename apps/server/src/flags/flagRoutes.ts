import { flagContent } from '@saudagar/contract';
import type { Community } from '../community.ts';
import { memberRoute, type Route } from '../http/route.ts';

/** Flagging for moderators; open to every member (FEED-174). */
export function flagRoutes({ flags }: Community): Route[] {
  return [
    memberRoute(flagContent, async ({ member, body }) => ({
      id: await flags.add({ ...body, member_id: member.id }),
    })),
  ];
}
