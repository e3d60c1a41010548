import { addEventOrganizer, listEventOrganizers, removeEventOrganizer } from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import type { AuthorRow } from '../posts/postRows.ts';

/** Routes of the co-organizers of an event. */
export function organizerRoutes({ eventOrganizers, signer }: Community): Route[] {
  const shown = (rows: AuthorRow[]) => rows.map((row) => toMember(signer, row));
  return [
    memberRoute(listEventOrganizers, async ({ member, params }) =>
      shown(await eventOrganizers.all(member, params.id)),
    ),
    memberRoute(addEventOrganizer, async ({ member, params }) =>
      shown(await eventOrganizers.add(member, params.id, params.userId)),
    ),
    memberRoute(removeEventOrganizer, async ({ member, params }) =>
      shown(await eventOrganizers.remove(member, params.id, params.userId)),
    ),
  ];
}
