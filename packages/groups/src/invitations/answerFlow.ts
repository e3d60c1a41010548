import {
  acceptGroupInvitation,
  declineGroupInvitation,
  type GroupRelationship,
} from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRelationship } from '../changes/changes.ts';

/** An invitation to a group, and the member's answer. */
export interface InvitationAnswer {
  id: string;
  answer: 'accept' | 'decline';
}

/** Accepts or declines an invitation to a group. */
export const answerInvitationMachine = commandMachine<InvitationAnswer, GroupRelationship>(
  'answerInvitation',
);

/** Implements answering an invitation with the portal's client. */
export const provideAnswerInvitation = (portal: Portal) =>
  provideFlow(answerInvitationMachine, {
    actors: {
      run: fromPromise(({ input: { input } }) => {
        const { id, answer } = input;
        const endpoint = answer === 'accept' ? acceptGroupInvitation : declineGroupInvitation;
        return portal.client.call(endpoint, { params: { id } });
      }),
    },
    actions: {
      publish: (_, { input: { id, answer }, done }) =>
        publishRelationship(portal, id, {
          membership: answer === 'accept' ? 'member' : 'none',
          ...done,
        }),
    },
  });
