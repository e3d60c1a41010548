import { type LeftContent, listLeftContent } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** The member's posts and comments where they no longer read. */
export const leftContentMachine = listMachine<null, LeftContent>({
  id: 'leftContent',
  idOf: ({ id }) => id,
});

/** The member's left content on the portal's client. */
export const provideLeftContent = (portal: Portal) =>
  provideFlow(leftContentMachine, {
    actors: {
      loadPage: read(
        portal,
        listLeftContent,
        ({ cursor }: { query: null; cursor: string | null }) => ({
          query: cursor === null ? {} : { cursor },
        }),
      ),
    },
  });
