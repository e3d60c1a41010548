import { DEFAULT_SUGGESTIONS, listSuggestions, requestConnection } from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { Connections } from './connections.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly connections: Connections;
  }
}

/** Connections between members. */
export const network: MockArea = {
  name: 'network',
  states: { connections: Connections },
  handlers: ({ connections }, on) => [
    on(listSuggestions, ({ viewer, query, locale }) =>
      connections.suggestions(viewer, query.limit ?? DEFAULT_SUGGESTIONS, locale),
    ),
    on(requestConnection, ({ viewer, params }) => connections.request(viewer, params.id)),
  ],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
};
