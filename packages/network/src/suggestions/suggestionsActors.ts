import { listSuggestions } from '@saudagar/contract';
import { read, withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { suggestionsMachine } from './suggestionsMachine.ts';

/** The suggestions on the portal's client. */
export const provideSuggestions = (portal: Portal) =>
  withDefaults(suggestionsMachine).provide({
    actors: {
      load: read(portal, listSuggestions, ({ query: { limit } }) => ({ query: { limit } })),
    },
  });
