import { type ApiError, type FlagAction, isAlreadyReviewed, NOTES_MAX } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** What is decided about, and how. */
export interface ReviewSubject {
  action: FlagAction;
  cases: readonly { caseId: string; flagId: string }[];
}

/** What came of a decision. */
export interface Reviewed {
  /** Cases that are settled. */
  cases: readonly string[];
  /** Flags whose decision can be taken back for a while. */
  undoable: readonly string[];
  /** Why some of many were refused, in the server's words. */
  refused: readonly string[];
}

/** A decision about one thing or many, with notes; sent once (ADM-071–079). */
export const reviewMachine = formMachine<
  { notes: string },
  { notes: string },
  Reviewed,
  ReviewSubject
>({
  id: 'reviewFlags',
  validate: ({ notes }) => (notes.length > NOTES_MAX ? { notes: { rule: 'long' } } : {}),
  toWire: ({ notes }) => ({ notes: notes.trim() }),
  // Another action on the same thing begins anew; the notes are in the draft.
  forgets: true,
});

/** The server's words, wherever it puts them (ADM-088). */
export const saidBy = ({ detail, said }: ApiError) => detail ?? said.message ?? said.error;

/** Whether somebody else was first (ADM-086). */
export const isLate = (failure: ApiError) =>
  isAlreadyReviewed({ status: failure.status, message: saidBy(failure) ?? '', code: failure.code });
