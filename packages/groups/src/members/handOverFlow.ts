import { type Group, handOverGroup } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishGroup, publishOwn, publishPeople } from '../changes/changes.ts';
import type { OneMember } from './removeFlow.ts';

/** Makes another member the group's admin after confirmation. */
export const handOverMachine = commandMachine<OneMember, Group>('handOverGroup');

/** Implements handing over a group with the portal's client. */
export const provideHandOver = (portal: Portal) =>
  provideFlow(handOverMachine, {
    actors: {
      run: write(portal, handOverGroup, ({ input: { id, userId } }) => ({
        params: { id },
        body: { user_id: userId },
      })),
    },
    actions: {
      publish: (_, { done }) => {
        publishGroup(portal, done);
        publishPeople(portal, done.id, {});
        publishOwn(portal);
      },
    },
  });
