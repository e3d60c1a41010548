import { type Portal, watchLeaving } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { type DraftFields, readFields } from './draftFields.ts';

/** A member's unsent input. */
export interface FormDraft<Values> {
  values: Values;
  /** Idempotency key of an unfinished try, for repeating it. */
  clientId: string | null;
}

/** Commands of a form to its draft. */
export type DraftCommand<Values> =
  | { type: 'draft.changed'; draft: FormDraft<Values> }
  /** Sent or discarded. */
  | { type: 'draft.dropped' };

/** Reply of a draft to its form: the fields that could be parsed. */
export type DraftNews<Values> = { type: 'draft.found'; draft: FormDraft<Partial<Values>> };

/** A draft that stores nothing, unless one is provided. */
export const silentDraft = <Values, Subject>() =>
  fromCallback<DraftCommand<Values>, { subject: Subject }>(() => {});

/** Milliseconds after a change until the draft is stored. */
const KEEP_DELAY = 500;

interface FormDraftOptions<Values, Subject> {
  /** Name of the draft, such as `groups.form.{group id}`. */
  name: (subject: Subject) => string;
  /** Parsers of the stored fields, for this release and earlier ones. */
  fields: DraftFields<Values>;
  /** Adapts what was stored to a subject that changed since then. @default nothing changes */
  adapt?: (values: Partial<Values>, subject: Subject) => Partial<Values>;
}

/**
 * The `draft` actor of a form: input survives reload, expiry and a crash, files included. Stored in
 * this browser, for the member only.
 */
export function formDraft<Values, Subject>(
  { drafts }: Pick<Portal, 'drafts'>,
  { name, fields, adapt = (values) => values }: FormDraftOptions<Values, Subject>,
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
          if (!draft) return;
          const values = adapt(draft.values, subject);
          sendBack({
            type: 'draft.found',
            draft: { ...draft, values },
          } satisfies DraftNews<Values>);
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
