import { type EventEdit, getEventHistory } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Edits of an event, latest first (EVT-213–219). */
export const historyMachine = listMachine<{ id: string }, EventEdit>({
  id: 'eventHistory',
  idOf: ({ id, edited_at, editor_name }) => id ?? `${edited_at} ${editor_name}`,
});

/** Implements the edit history with the portal's client. */
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
