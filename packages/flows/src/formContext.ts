import type { ApiError } from '@saudagar/contract';
import type { DraftNews } from './formDraft.ts';
import type { FieldErrors } from './formErrors.ts';
import type { FormProgress } from './formSending.ts';
import type { FormSteps } from './formSteps.ts';

/** Context of a `formMachine`. */
export interface FormContext<Values, Subject> extends FormSteps {
  /** Subject of the form, such as the id of the record it edits. */
  subject: Subject;
  /** Initial values of the form. */
  initial: Values;
  values: Values;
  errors: FieldErrors<Values>;
  /** Error of the last try, unless a field shows it. */
  failure: ApiError | null;
  /** Seconds until the server accepts another try, after too many; 0 when it does. */
  pause: number;
  /** Idempotency key of the write, for repeating a failed try; new after each change. */
  clientId: string | null;
  /** True when the values come from a draft. */
  isRestored: boolean;
  /** Progress of its uploads while it is sent; null without any. */
  progress: FormProgress | null;
}

export type FormEvent<Values> =
  | { type: 'field.changed'; change: Partial<Values> }
  | { type: 'form.submitted' }
  /** Next or Done: rejected while a field of the step is invalid. */
  | { type: 'step.completed' }
  /** Back, to the step before or to the summary that opened it. */
  | { type: 'step.returned' }
  /** Edit, in the summary. */
  | { type: 'step.opened'; step: string }
  | { type: 'step.settled' }
  | { type: 'sending.progressed'; progress: FormProgress }
  /** The member closes the form. */
  | { type: 'form.closed' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' }
  | DraftNews<Values>;

/**
 * Events of a `formMachine`: a try has failed, the form has ended, or its view must close.
 */
export type FormEmitted<Reply> =
  | { type: 'form.done'; reply: Reply }
  | { type: 'form.refused'; failure: ApiError }
  | { type: 'form.closed' };
