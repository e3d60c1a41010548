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

/** The content and the decision. */
export interface DecisionSubject {
  readonly type: ApprovedType;
  readonly id: string;
  readonly action: ContentAction;
  /** Version of a revision that was seen; null for content that is itself pending. */
  readonly revisionId: string | null;
}

/** Values of the decision dialog (ADM-094, ADM-117). */
export interface DecisionValues {
  notes: string;
}

/** Approves or rejects content, with optional notes (ADM-113–118). */
export const contentDecisionMachine = formMachine<
  DecisionValues,
  { notes?: string },
  void,
  DecisionSubject
>({
  id: 'contentDecision',
  // The field's maximum length equals the server's.
  validate: () => ({}),
  toBody: ({ notes }) => (notes.trim() === '' ? {} : { notes: notes.trim() }),
});

/** Area in which members see content of each type. */
const AREAS = { resource: 'resources', group: 'groups', event: 'events' } as const satisfies Record<
  DecisionSubject['type'],
  StaleArea
>;

/** Implements a decision with the portal's client; deciding on settled content reloads the list. */
export const provideContentDecision = (portal: Portal) =>
  provideFlow(contentDecisionMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        const { type, id, action, revisionId } = subject;
        try {
          await portal.client.call(decideContent, {
            params: { content_type: type, id },
            query: { action, ...body, ...(revisionId !== null && { revision_id: revisionId }) },
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
