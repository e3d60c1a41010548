import { type Event, getEvent, getEventAttachments, getEventPermissions } from '@saudagar/contract';
import { provideFlow, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import type { EditSubject } from './editValues.ts';

/** Loads permissions before an edit begins (EVT-176). */
export const permissionsMachine = readMachine<{ event: Event }, EditSubject>({
  id: 'eventPermissions',
});

/** Implements loading permissions; also reloads the event and its files (EVT-176–182). */
export const providePermissions = (portal: Portal) =>
  provideFlow(permissionsMachine, {
    actors: {
      load: fromPromise(async ({ input: { query }, signal }) => {
        const { client } = portal;
        const params = { id: query.event.id };
        const permissions = await client.call(getEventPermissions, { params, signal });
        if (!permissions.can_edit) return { event: query.event, permissions, attachments: null };
        const [event, attachments] = await Promise.all([
          client.call(getEvent, { params, signal }),
          client.call(getEventAttachments, { params, signal }).catch((error: unknown) => {
            console.info('saudagar: event attachments', error);
            return null;
          }),
        ]);
        return { event, permissions, attachments };
      }),
    },
  });
