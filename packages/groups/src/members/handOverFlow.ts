import { type Group, handOverGroup } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishGroup, publishOwn, publishPeople } from '../changes/changes.ts';
import type { OneMember } from './removeFlow.ts';

/** The group, and whether it was offered or is handed over already. */
type HandedOver = Group & { offered?: boolean | undefined };

/** Offers the group to another member after confirmation (GRP-174). */
export const handOverMachine = commandMachine<OneMember, HandedOver>('handOverGroup');

/** Implements offering a group with the portal's client. */
export const provideHandOver = (portal: Portal) =>
  provideFlow(handOverMachine, {
    actors: {
      run: write(portal, handOverGroup, ({ input: { id, userId } }) => ({
        params: { id },
        body: { user_id: userId },
      })),
    },
    actions: {
      publish: (_, { done: { offered: _offered, ...group } }) => {
        publishGroup(portal, group);
        publishPeople(portal, group.id, {});
        publishOwn(portal);
      },
    },
  });
