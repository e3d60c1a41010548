import { flagContent } from '@saudagar/contract';
import { InvalidFields } from '@saudagar/contract/server';
import { core, z } from 'zod/mini';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';

/** Flag routes, open to every member (FEED-174). */
export function flagRoutes({ flags }: Community): Route[] {
  const Flagged = z.object({ content_type: z.enum(Object.keys(flags.types)) });
  return [
    memberRoute(flagContent, async ({ member, body }) => {
      const type = core.safeParse(Flagged, body);
      if (!type.success) throw new InvalidFields(type.error.issues, body);
      return { id: await flags.add({ ...body, member_id: member.id }) };
    }),
  ];
}
