import { FEEDBACK_MAX, type Proposal, type ProposalDecision } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** What is decided about which proposal. */
export interface DecisionSubject {
  /** As the dialog opened. */
  readonly proposal: Proposal;
  readonly status: ProposalDecision;
}

/** What a decision asks for. */
export interface DecisionValues {
  feedback: string;
  /** Whether an acceptance closes the tender too; null until it is answered (TND-125). */
  close: 'yes' | 'no' | null;
  /** The proposal as it was read again, once a refusal said that it had changed; else null. */
  version: Proposal | null;
}

interface DecisionBody {
  feedback: string | null;
  close_tender: boolean;
  version?: number;
}

/** Accepts, rejects, reviews or asks; feedback is a question where one is asked (TND-122–134). */
export const decisionMachine = formMachine<DecisionValues, DecisionBody, Proposal, DecisionSubject>(
  {
    id: 'proposalDecision',
    validate: ({ feedback, close }, { status }) => ({
      ...(status === 'needs_clarification' &&
        feedback.trim() === '' && { feedback: { rule: 'question' } }),
      ...(feedback.trim().length > FEEDBACK_MAX && { feedback: { rule: 'long' } }),
      ...(status === 'accepted' && close === null && { close: { rule: 'close' } }),
    }),
    toWire({ feedback, close, version: changed }, { status, proposal }) {
      const { version } = changed ?? proposal;
      return {
        feedback: feedback.trim() || null,
        close_tender: status === 'accepted' && close === 'yes',
        ...(version !== undefined && { version }),
      };
    },
  },
);
