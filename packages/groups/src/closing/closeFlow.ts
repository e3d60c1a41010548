import { closeGroup, type Group, reopenGroup } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishGroup, publishOwn } from '../changes/changes.ts';

const publishClosing = (portal: Portal, { closed_at = null, ...group }: Group) => {
  publishGroup(portal, { ...group, closed_at });
  publishOwn(portal);
};

/** Closes a group after confirmation (GRP-170, GRP-171). */
export const closeMachine = commandMachine<{ id: string }, Group>('closeGroup');

/** Implements closing with the portal's client. */
export const provideClose = (portal: Portal) =>
  provideFlow(closeMachine, {
    actors: { run: write(portal, closeGroup, ({ input: params }) => ({ params })) },
    actions: { publish: (_, { done }) => publishClosing(portal, done) },
  });

/** Reopens a closed group (GRP-172). */
export const reopenMachine = commandMachine<{ id: string }, Group>('reopenGroup');

/** Implements reopening with the portal's client. */
export const provideReopen = (portal: Portal) =>
  provideFlow(reopenMachine, {
    actors: { run: write(portal, reopenGroup, ({ input: params }) => ({ params })) },
    actions: { publish: (_, { done }) => publishClosing(portal, done) },
  });
