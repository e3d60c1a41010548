import {
  ApiError,
  type FlagAction,
  isAlreadyReviewed,
  NOTES_MAX,
  reviewFlag,
  reviewFlags,
} from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';
import { provideReload } from './reloadFlow.ts';

/** The flagged cases and the decision. */
export interface ReviewSubject {
  action: FlagAction;
  cases: readonly { caseId: string; flagId: string }[];
}

/** Result of a decision. */
export interface Reviewed {
  /** Ids of the settled cases. */
  cases: readonly string[];
  /** Ids of the flags whose decision can be undone for a while. */
  undoable: readonly string[];
  /** The server's reasons for those of several that were refused. */
  refused: readonly string[];
}

/** Decides one or several cases, with notes; sent once (ADM-071–079). */
export const reviewMachine = formMachine<
  { notes: string },
  { notes: string },
  Reviewed,
  ReviewSubject
>({
  id: 'reviewFlags',
  validate: ({ notes }) => (notes.length > NOTES_MAX ? { notes: { rule: 'long' } } : {}),
  toBody: ({ notes }) => ({ notes: notes.trim() }),
  // Another action on the same case starts fresh; the notes are in the draft.
  persistDraft: false,
});

/** Returns the server's message from whichever field holds it (ADM-088). */
export const serverMessageOf = ({ detail, messages }: ApiError) =>
  detail ?? messages.message ?? messages.error;

/** Returns true when another moderator decided first (ADM-086). */
export const isLate = (failure: ApiError) =>
  isAlreadyReviewed({
    status: failure.status,
    message: serverMessageOf(failure) ?? '',
    code: failure.code,
  });

const reloadOf = (portal: Portal) =>
  startPersistentActor(portal, 'admin.reload', provideReload, undefined);

/** Returns the key of a decision's actor: one per case, and one for bulk decisions. */
export const reviewKey = ({ cases: [first, ...others] }: ReviewSubject): string =>
  others.length === 0 ? `admin.review.${first?.caseId}` : 'admin.review.many';

/** Returns true while a decision about any of the cases is being sent (ADM-079). */
export function isUnderReview({ actors }: Portal, cases: ReviewSubject['cases']): boolean {
  const keys = [...cases.map(({ caseId }) => `admin.review.${caseId}`), 'admin.review.many'];
  return keys.some((key) => {
    const snapshot = actors.find(key)?.getSnapshot();
    if (!snapshot?.hasTag('busy')) return false;
    const { subject } = snapshot.context as { subject: ReviewSubject };
    return subject.cases.some((one) => cases.some(({ caseId }) => caseId === one.caseId));
  });
}

/** Implements a decision: one case by the documented call, several by the bulk call (ADM-075). */
export const provideReview = (portal: Portal) =>
  provideFlow(reviewMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }) => {
        try {
          return await decide(portal, subject, body.notes);
        } catch (error) {
          if (isLate(ApiError.from(error))) reloadOf(portal).send({ type: 'decision.late' });
          throw error;
        }
      }),
      draft: formDraft<{ notes: string }, ReviewSubject>(portal, {
        name: reviewKey,
        fields: { notes: draftField.text },
      }),
    },
    actions: {
      publish: (_, { reply: { cases } }) => {
        publishAdmin(portal, { type: 'decided', cases });
        reloadOf(portal).send({ type: 'decision.made' });
      },
    },
  });

async function decide(
  { client }: Portal,
  { action, cases }: ReviewSubject,
  notes: string,
): Promise<Reviewed> {
  const decision = { action, ...(notes && { notes }) };
  const [first, ...others] = cases;
  if (first && others.length === 0) {
    const params = { id: first.flagId };
    const flag = await client.call(reviewFlag, { params, query: decision });
    return { cases: [first.caseId], undoable: flag?.undo_until ? [flag.id] : [], refused: [] };
  }
  const ids = cases.map(({ flagId }) => flagId);
  const { reviewed, refused } = await client.call(reviewFlags, { body: { ids, ...decision } });
  const isRefused = (id: string) => refused.some((one) => one.id === id);
  return {
    cases: cases.filter(({ flagId }) => !isRefused(flagId)).map(({ caseId }) => caseId),
    undoable: reviewed
      .filter((flag) => flag.undo_until && ids.includes(flag.id))
      .map(({ id }) => id),
    refused: refused.map(({ detail }) => detail),
  };
}
