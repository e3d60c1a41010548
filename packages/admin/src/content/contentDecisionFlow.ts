import { ApiError, type ApprovedType, type ContentAction, decideContent } from '@saudagar/contract';
import {
  draftField,
  formDraft,
  formMachine,
  invalidate,
  provideFlow,
  type StaleArea,
} from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';
import { keyOf } from './pendingContentFlow.ts';

/** What is decided about, and how. */
export interface DecisionSubject {
  readonly type: ApprovedType;
  readonly id: string;
  readonly action: ContentAction;
}

/** What the dialog of a decision asks for (ADM-094, ADM-117). */
export interface DecisionValues {
  notes: string;
}

/** Approves or rejects content, with notes if the moderator writes some (ADM-113–118). */
export const contentDecisionMachine = formMachine<
  DecisionValues,
  { notes?: string },
  void,
  DecisionSubject
>({
  id: 'contentDecision',
  // The field takes no more than the server does.
  validate: () => ({}),
  toBody: ({ notes }) => (notes.trim() === '' ? {} : { notes: notes.trim() }),
});

/** Where content of a type stands as members see it. */
const AREAS = { resource: 'resources', group: 'groups', event: 'events' } as const satisfies Record<
  DecisionSubject['type'],
  StaleArea
>;

/** A decision on the portal's client. One about what waits no longer brings the list up to date. */
export const provideContentDecision = (portal: Portal) =>
  provideFlow(contentDecisionMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { type, id, action } = subject;
        try {
          await portal.client.call(decideContent, {
            params: { content_type: type, id },
            query: { action, ...body },
          });
        } catch (error) {
          const { status } = ApiError.from(error);
          if (status === 404 || status === 409) publishAdmin(portal, { type: 'content' });
          throw error;
        }
      }),
      draft: formDraft<DecisionValues, DecisionSubject>(portal, {
        name: ({ type, id, action }) => `admin.decision.${type}.${id}.${action}`,
        fields: { notes: draftField.text },
      }),
    },
    actions: {
      publish: (_, { subject }) => {
        publishAdmin(portal, {
          type: 'settled',
          key: keyOf({ content_type: subject.type, id: subject.id }),
        });
        publishAdmin(portal, { type: 'content' });
        invalidate(portal, AREAS[subject.type]);
      },
    },
  });
