import { type GroupNotices, setGroupNotices } from '@saudagar/contract';
import { choiceMachine, invalidate, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishGroup } from '../changes/changes.ts';

/** Chooses the notices from a group (GRP-185). */
export const noticesMachine = choiceMachine<{ id: string }, GroupNotices>('groupNotices');

/** Implements the choice with the portal's client. */
export const provideNotices = (portal: Portal) =>
  provideFlow(noticesMachine, {
    actors: {
      choose: write(portal, setGroupNotices, ({ subject: params, value }) => ({
        params,
        body: { notices: value },
      })),
    },
    actions: {
      publish: (_, { subject: { id }, value }) => {
        publishGroup(portal, { id, notices: value });
        // The choice of none is a mute, and any other ends it.
        invalidate(portal, 'mutes');
      },
    },
  });
