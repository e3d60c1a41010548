import { type Portal, watchLeaving } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { type DraftFields, readFields } from './draftFields.ts';

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

/** Milliseconds after a change until the draft is kept. */
const KEEP_DELAY = 500;

interface FormDraftOptions<Values, Subject> {
  /** Name of the place where it is written, such as `groups.form.{group id}`. */
  name: (subject: Subject) => string;
  /** How each field is read from what was kept, by this release or an earlier one. */
  fields: DraftFields<Values>;
}

/**
 * The `draft` actor of a form: what is filled in outlives reload, expiry and a crash, files
 * included. Kept in this browser, for the member alone.
 */
export function formDraft<Values, Subject>(
  { drafts }: Pick<Portal, 'drafts'>,
  { name, fields }: FormDraftOptions<Values, Subject>,
) {
  return fromCallback<DraftCommand<Values>, { subject: Subject }>(
    ({ input: { subject }, receive, sendBack }) => {
      const draftName = name(subject);
      const reading = new AbortController();
      let waiting: { draft: FormDraft<Values> | null } | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const keep = () => {
        clearTimeout(timer);
        if (!waiting) return;
        const { draft } = waiting;
        waiting = null;
        drafts.change(draftName, () => draft ?? undefined).catch(logFailure);
      };

      receive((command) => {
        waiting = { draft: command.type === 'draft.changed' ? command.draft : null };
        clearTimeout(timer);
        if (command.type === 'draft.dropped') keep();
        else timer = setTimeout(keep, KEEP_DELAY);
      });

      drafts
        .read(draftName, reading.signal)
        .then((stored) => {
          const draft = readDraft(stored, fields);
          if (draft) sendBack({ type: 'draft.found', draft } satisfies DraftNews<Values>);
        })
        .catch((error: unknown) => {
          if (!reading.signal.aborted) logFailure(error);
        });

      const stay = watchLeaving(keep);
      return () => {
        stay();
        reading.abort();
        keep();
      };
    },
  );
}

function readDraft<Values>(
  stored: unknown,
  fields: DraftFields<Values>,
): FormDraft<Partial<Values>> | null {
  if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
  const values = readFields(stored.values, fields);
  if (values === null) return null;
  const clientId =
    'clientId' in stored && typeof stored.clientId === 'string' ? stored.clientId : null;
  return { values, clientId };
}

const logFailure = (error: unknown) => console.info('saudagar: draft', error);
