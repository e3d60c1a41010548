import { fromCallback } from 'xstate';

/** What a member has filled in and not sent. */
export interface FormDraft<Values> {
  values: Values;
  /** Key of a try that was under way, so that repeating it changes nothing. */
  clientId: string | null;
}

/** What a form tells its draft. */
export type DraftCommand<Values> =
  | { type: 'draft.changed'; draft: FormDraft<Values> }
  /** Sent or discarded. */
  | { type: 'draft.dropped' };

/** What a draft tells its form: the fields that could be read. */
export type DraftNews<Values> = { type: 'draft.found'; draft: FormDraft<Partial<Values>> };

/** A draft that keeps nothing, unless one is provided. */
export const silentDraft = <Values, Subject>() =>
  fromCallback<DraftCommand<Values>, { subject: Subject }>(() => {});
