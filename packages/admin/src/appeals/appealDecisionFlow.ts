import {
  ApiError,
  type Appeal,
  type AppealOutcome,
  type DecisionKind,
  decideAppeal,
  NOTES_MAX,
} from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';

/** The appeal, the kind of its decision, and its outcome. */
export interface AppealSubject {
  readonly id: string;
  readonly kind: DecisionKind;
  readonly outcome: AppealOutcome;
}

/** Decides an appeal, with notes; sent once. */
export const appealDecisionMachine = formMachine<
  { notes: string },
  { notes?: string },
  Appeal,
  AppealSubject
>({
  id: 'appealDecision',
  validate: ({ notes }) => (notes.length > NOTES_MAX ? { notes: { rule: 'long' } } : {}),
  toBody: ({ notes }) => (notes.trim() === '' ? {} : { notes: notes.trim() }),
});

/** Returns the key of a decision's actor and draft. */
export const appealKey = ({ id, outcome }: AppealSubject): string =>
  `admin.appeal.${id}.${outcome}`;

/** Implements a decision with the portal's client; a late one reloads the list. */
export const provideAppealDecision = (portal: Portal) =>
  provideFlow(appealDecisionMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { id, outcome } = subject;
        try {
          return await portal.client.call(decideAppeal, {
            params: { id },
            body: { outcome, ...body },
          });
        } catch (error) {
          if (ApiError.from(error).status === 409) publishAdmin(portal, { type: 'flags' });
          throw error;
        }
      }),
      draft: formDraft<{ notes: string }, AppealSubject>(portal, {
        name: appealKey,
        fields: { notes: draftField.text },
      }),
    },
    actions: {
      publish: () => {
        publishAdmin(portal, { type: 'flags' });
        publishAdmin(portal, { type: 'content' });
        publishAdmin(portal, { type: 'users' });
      },
    },
  });
