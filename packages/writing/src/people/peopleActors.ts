import { suggestMembers } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { peopleMachine } from './peopleMachine.ts';

/** Members asked for at once: those a list shows before more of a name is typed. */
const PEOPLE = 20;

/** Members to choose from on the portal's client. */
export const providePeople = (portal: Portal) =>
  provideFlow(peopleMachine, {
    actors: {
      loadPage: read(
        portal,
        suggestMembers,
        ({ query: { name } }) => ({ query: { q: name, limit: PEOPLE } }),
        (items) => ({ items, cursor: null }),
      ),
    },
  });
