import type { ApprovedType, ContentAction } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

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
  toWire: ({ notes }) => (notes.trim() === '' ? {} : { notes: notes.trim() }),
});
