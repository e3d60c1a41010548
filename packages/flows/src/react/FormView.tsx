import type { ApiError } from '@saudagar/contract';
import { formatWait } from '@saudagar/portal';
import { ConfirmDialog, Form, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Snapshot } from 'xstate';
import type { FieldError } from '../formErrors.ts';
import type { FormContext, FormEvent } from '../formMachine.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FlowActor } from './flowActor.ts';
import { useTexts } from './texts.ts';

/** The actor of a machine made by `formMachine`. */
export type FormActor<Values, Subject = unknown> = FlowActor<
  FormSnapshot<Values, Subject>,
  FormEvent<Values>
>;

type FormSnapshot<Values, Subject> = Snapshot<unknown> & {
  value: unknown;
  context: FormContext<Values, Subject>;
  hasTag(tag: 'idle' | 'busy' | 'paused'): boolean;
};

/** Props of {@link FormView}. */
export interface FormViewProps<Values, Subject> {
  actor: FormActor<Values, Subject>;
  /** Says what could not be done, where no field shows why. @default the reason alone */
  failureTitle?: string;
  /** Words for the reason. @default the server's own, or why the call failed */
  failureText?: (failure: ApiError) => string;
  /** Id of the form, for a submit button outside of it. */
  id?: string;
  /** The fields, made with {@link useField}, and the submit button unless it stands outside. */
  children: ReactNode;
}

/**
 * A form of a machine made by `formMachine`: submits, shows what failed and how long to wait after
 * too many tries, asks before changes are discarded. Focus moves to the first field that is wrong.
 */
export function FormView<Values, Subject>(props: FormViewProps<Values, Subject>) {
  const { actor, failureTitle, failureText, id, children } = props;
  const { t, locale } = useTexts();
  const pause = useSelector(actor, ({ context }) => context.pause);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isRestored = useSelector(actor, ({ context }) => context.isRestored);
  const isAsking = useSelector(actor, ({ value }) => value === 'asking');
  return (
    <>
      <Form
        {...(id !== undefined && { id })}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'form.submitted' });
        }}
      >
        {isRestored && <InlineMessage>{t('form.restored')}</InlineMessage>}
        {children}
        {pause > 0 && (
          <InlineMessage kind="error">
            {t('form.paused', { wait: formatWait(pause, locale) })}
          </InlineMessage>
        )}
        <FailureMessage
          failure={pause > 0 ? null : failure}
          isDetailed
          isAnswer
          reasonText={failureText}
          {...(failureTitle !== undefined && { title: failureTitle })}
        />
      </Form>
      {isAsking && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('form.discardTitle')}
          confirmLabel={t('form.discard')}
          cancelLabel={t('form.keep')}
          onConfirm={() => actor.send({ type: 'discard.confirmed' })}
          onCancel={() => actor.send({ type: 'discard.declined' })}
        >
          {t('form.discardText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The actor of a form, made by a factory or by hand, that is filled in field by field. */
export type FieldsActor<Values> = FlowActor<
  Snapshot<unknown> & {
    context: Pick<FormContext<Values, unknown>, 'values' | 'errors'>;
    hasTag(tag: 'busy'): boolean;
  },
  { type: 'field.changed'; change: Partial<Values> }
>;

/** What a field of `ui` takes, for one value of a form. */
export interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/**
 * Props for the fields of a form, by name. `textOf` words the rules that `validate` names; the
 * server's own words are shown as they are.
 */
export function useField<Values extends object>(
  actor: FieldsActor<Values>,
  textOf: (name: keyof Values & string, rule: string) => string,
) {
  const { values, errors } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return <Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> => ({
    name,
    value: values[name],
    onChange: (value) =>
      actor.send({ type: 'field.changed', change: changeOf<Values>(name, value) }),
    errorMessage: wordsOf(errors[name], (rule) => textOf(name, rule)),
    isReadOnly: isBusy,
  });
}

function changeOf<Values>(name: keyof Values, value: Values[keyof Values]): Partial<Values> {
  const change: Partial<Values> = {};
  change[name] = value;
  return change;
}

function wordsOf(error: FieldError | undefined, textOf: (rule: string) => string) {
  if (error === undefined) return undefined;
  return 'detail' in error ? error.detail : textOf(error.rule);
}
