import { type EventEdit, getEventHistory } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** The edits of an event, the last first (EVT-213–219). */
export const historyMachine = listMachine<{ id: string }, EventEdit>({
  id: 'eventHistory',
  idOf: ({ id, edited_at, editor_name }) => id ?? `${edited_at} ${editor_name}`,
});

/** The edit history on the portal's client. */
export const provideHistory = (portal: Portal) =>
  provideFlow(historyMachine, {
    actors: {
      loadPage: read(
        portal,
        getEventHistory,
        ({ query: params, cursor }: { query: { id: string }; cursor: string | null }) => ({
          params,
          query: cursor === null ? {} : { cursor },
        }),
        ({ edit_history, cursor }) => ({ items: edit_history, cursor: cursor ?? null }),
      ),
    },
  });
