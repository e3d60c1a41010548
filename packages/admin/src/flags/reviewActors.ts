import {
  ApiError,
  claimFlag,
  releaseFlag,
  reviewFlag,
  reviewFlags,
  undoReview,
} from '@saudagar/contract';
import { draftField } from '@saudagar/flows';
import { formDraft, provideFlow } from '@saudagar/flows/react';
import { keepActor, type Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishAdmin } from '../changes/changes.ts';
import { claimMachine } from './claimMachine.ts';
import { reloadMachine } from './reloadMachine.ts';
import { isLate, type Reviewed, type ReviewSubject, reviewMachine } from './reviewMachine.ts';
import { undoMachine } from './undoMachine.ts';

/** The one reload that waits, kept while the moderator goes elsewhere. */
const provideReload = (portal: Portal) =>
  reloadMachine.provide({ actions: { reload: () => publishAdmin(portal, { about: 'flags' }) } });

const reloadOf = (portal: Portal) => keepActor(portal, 'admin.reload', provideReload, undefined);

/** Where a decision about a thing is kept, or the one about many. */
export const reviewKey = ({ cases: [first, ...others] }: ReviewSubject): string =>
  others.length === 0 ? `admin.review.${first?.caseId}` : 'admin.review.many';

/** Whether a decision about any of the cases is on its way (ADM-079). */
export function isUnderReview({ kept }: Portal, cases: ReviewSubject['cases']): boolean {
  const keys = [...cases.map(({ caseId }) => `admin.review.${caseId}`), 'admin.review.many'];
  return keys.some((key) => {
    const snapshot = kept.find(key)?.getSnapshot();
    if (!snapshot?.hasTag('busy')) return false;
    const { subject } = snapshot.context as { subject: ReviewSubject };
    return subject.cases.some((one) => cases.some(({ caseId }) => caseId === one.caseId));
  });
}

/** A decision on the portal's client: one by the documented call, many by one call (ADM-075). */
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
        publishAdmin(portal, { about: 'decided', cases });
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

/** The undo on the portal's client; flags and figures are read again at once. */
export const provideUndo = (portal: Portal) =>
  provideFlow(undoMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        await Promise.all(
          input.ids.map((id) => portal.client.call(undoReview, { params: { id } })),
        );
      }),
    },
    actions: { publish: () => publishAdmin(portal, { about: 'flags' }) },
  });

/** Claims on the portal's client. */
export const provideClaim = (portal: Portal) =>
  provideFlow(claimMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const params = { id: input.flagId };
        if (input.isTaken) return (await portal.client.call(claimFlag, { params })).claim ?? null;
        await portal.client.call(releaseFlag, { params });
        return null;
      }),
    },
    actions: {
      publish: (_, { input: { caseId }, done }) =>
        publishAdmin(portal, { about: 'claimed', caseId, claim: done }),
    },
  });
