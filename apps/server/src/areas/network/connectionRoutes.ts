import {
  acceptConnection,
  DEFAULT_SUGGESTIONS,
  findConnection,
  getNetworkCounts,
  hideSuggestion,
  listConnections,
  listIncomingRequests,
  listSentRequests,
  listSuggestions,
  rejectConnection,
  removeConnection,
  requestConnection,
  searchPeople,
} from '@saudagar/contract';
import { languageOf, matchReasons, matchScore } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import { assertVisible } from '../blocking/sight.ts';
import { findPeople } from './peopleSearch.ts';
import { relationships, toPeople } from './personRows.ts';
import { setHidden } from './suggestions.ts';

/** Routes of suggestions, people search, connections and connection requests. */
export function connectionRoutes(community: Community): Route[] {
  const { connections, relations, invitations, signer, db } = community;
  return [
    memberRoute(listSuggestions, async ({ member, query, request }) => {
      const language = languageOf(request.headers['accept-language']);
      const rows = await connections.suggestions(member, query.limit ?? DEFAULT_SUGGESTIONS);
      return rows.map((row) => ({
        user: toMember(signer, row.member),
        match_score: matchScore(row.match),
        reasons: matchReasons(row.match, language),
      }));
    }),

    memberRoute(hideSuggestion, async ({ member, params, body }) => {
      await setHidden(db, member.id, params.id, body.is_hidden);
      return undefined;
    }),

    memberRoute(searchPeople, async ({ member, query }) => {
      const { items, cursor } = await findPeople(db, member.id, query);
      return { items: await toPeople(community, items, member.id), cursor };
    }),

    openRoute(listConnections, async ({ member, params, query }) => {
      const viewerId = member?.id;
      const { isHidden, ...page } = await relations.connections(params.id, viewerId, query);
      const isFirst = viewerId !== params.id && query.cursor === undefined && !isHidden;
      const mutual =
        isFirst && viewerId !== undefined ? await relations.mutual(params.id, viewerId) : [];
      return {
        connections: await toPeople(community, page.items, viewerId),
        mutual_connections: await toPeople(community, mutual, viewerId),
        total: page.total,
        is_hidden: isHidden,
        cursor: page.cursor,
      };
    }),

    memberRoute(findConnection, async ({ member, params }) => {
      await assertVisible(db, member.id, params.id);
      return (await relationships(db, [params.id], member.id))(params.id);
    }),

    memberRoute(listIncomingRequests, async ({ member, query }) => {
      const { items, cursor } = await relations.incoming(member.id, query);
      const people = await toPeople(community, items, member.id);
      return {
        cursor,
        items: items.flatMap(({ connection_id, listed_at }, index) => {
          const requester = people[index];
          return requester
            ? [{ connection_id, requester, requested_at: listed_at.toISOString() }]
            : [];
        }),
      };
    }),

    memberRoute(listSentRequests, async ({ member, query }) => {
      const { items, cursor } = await relations.sent(member.id, query);
      const people = await toPeople(community, items, member.id);
      return {
        cursor,
        items: items.flatMap(({ connection_id, listed_at }, index) => {
          const recipient = people[index];
          return recipient
            ? [{ connection_id, recipient, requested_at: listed_at.toISOString() }]
            : [];
        }),
      };
    }),

    memberRoute(requestConnection, async ({ member, params }) => {
      const { id, status } = await connections.request(member.id, params.id);
      return { connection_id: id, status };
    }),

    memberRoute(acceptConnection, async ({ member, params }) => {
      const { id, status } = await connections.answer(member.id, params.id, 'accepted');
      return { connection_id: id, status };
    }),

    memberRoute(rejectConnection, async ({ member, params }) => {
      const { id, status } = await connections.answer(member.id, params.id, 'rejected');
      return { connection_id: id, status };
    }),

    memberRoute(removeConnection, async ({ member, params }) => {
      await connections.remove(member.id, params.id);
      return undefined;
    }),

    memberRoute(getNetworkCounts, async ({ member }) => ({
      ...(await relations.counts(member.id)),
      invitations: await invitations.waiting(member.id),
    })),
  ];
}
