import type { HttpHandler } from 'msw';
import type { Community, On } from './core/community.ts';
import { mockEndpoint } from './core/mockEndpoint.ts';

/** Creates one MSW handler for each endpoint of each area, answered by the community. */
export function communityHandlers(community: Community): HttpHandler[] {
  const on: On = (endpoint, respond) => mockEndpoint(community, endpoint, respond);
  return community.areas.flatMap((area) => area.handlers(community, on));
}
