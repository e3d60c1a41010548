import { type GroupRelationship, type GroupRole, setGroupRole } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishPeople, publishRelationship } from '../changes/changes.ts';
import type { OneMember } from './removeFlow.ts';

/** A member of a group, with the role that they get or are offered. */
export interface RoleChange extends OneMember {
  role: Exclude<GroupRole, 'admin'>;
  /** True when moderators step down by themselves. */
  isOwn: boolean;
}

/** Offers to be a moderator of a group, or takes the role back, after confirmation (GRP-160). */
export const roleMachine = commandMachine<RoleChange, GroupRelationship>('setGroupRole');

/** Implements changing a role with the portal's client. */
export const provideRole = (portal: Portal) =>
  provideFlow(roleMachine, {
    actors: {
      run: write(portal, setGroupRole, ({ input: { id, userId, role } }) => ({
        params: { id, userId },
        body: { role },
      })),
    },
    actions: {
      publish: (_, { input: { id, isOwn }, done }) =>
        isOwn ? publishRelationship(portal, id, done) : publishPeople(portal, id, {}),
    },
  });
