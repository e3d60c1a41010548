import { DEFAULT_SUGGESTIONS, listSuggestions, requestConnection } from '@saudagar/contract';
import { languageOf, matchReasons, matchScore } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';

/** Suggestions and requests to connect. */
export function connectionRoutes({ connections, signer }: Community): Route[] {
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

    memberRoute(requestConnection, async ({ member, params }) => {
      const { id, status } = await connections.request(member.id, params.id);
      return { connection_id: id, status };
    }),
  ];
}
