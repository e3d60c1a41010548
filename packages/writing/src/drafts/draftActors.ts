import { type Portal, watchLeaving } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { type DraftEvent, type DraftInput, draftMachine } from './draftMachine.ts';
import { findPersisted, keepDraft } from './persistedDraft.ts';

/** The draft machine on a portal, for the `draft` actor of a feature's machine. */
export const provideDraft = ({ drafts }: Pick<Portal, 'drafts'>) =>
  draftMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: draft', error) },
    actors: {
      findDraft: fromPromise(({ input, signal }) => findPersisted(drafts, input, signal)),
      keepDraft: fromPromise(({ input }) => keepDraft(drafts, input)),
      watchPage: fromCallback<DraftEvent, DraftInput>(({ input, sendBack }) => {
        const stop = drafts.watch(input.name, () => sendBack({ type: 'draft.changedElsewhere' }));
        const stay = watchLeaving(() => sendBack({ type: 'draft.due' }));
        return () => {
          stop();
          stay();
        };
      }),
    },
  });
