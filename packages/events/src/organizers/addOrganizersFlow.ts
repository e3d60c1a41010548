import { addEventOrganizer, type Member } from '@saudagar/contract';
import { formMachine, provideFlow, publishNothing } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishEvents } from '../changes/changes.ts';

/** Members to name, in the order they were selected. */
export interface OrganizersValues {
  members: readonly Member[];
}

/** Names co-organizers of an event; naming one twice has no effect (EVT-370). */
export const addOrganizersMachine = formMachine<
  OrganizersValues,
  { userIds: string[] },
  { count: number },
  { id: string }
>({
  id: 'addEventOrganizers',
  validate: ({ members }) => (members.length === 0 ? { members: { rule: 'nobody' } } : {}),
  toBody: ({ members }) => ({ userIds: members.map(({ id }) => id) }),
});

/** Implements naming members one by one with the portal's client; safe to repeat. */
export const provideAddOrganizers = (portal: Portal) =>
  provideFlow(addOrganizersMachine, {
    actors: {
      send: fromPromise(
        async ({
          input: {
            subject: { id },
            body,
          },
        }) => {
          for (const userId of body.userIds) {
            const organizers = await portal.client.call(addEventOrganizer, {
              params: { id, userId },
            });
            // Those before a refusal are named.
            publishEvents(portal, { type: 'organizers', id, organizers });
          }
          return { count: body.userIds.length };
        },
      ),
    },
    actions: { publish: publishNothing },
  });
