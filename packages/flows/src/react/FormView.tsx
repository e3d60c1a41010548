import { ApiError } from '@saudagar/contract';
import { formatWait } from '@saudagar/portal';
import { ConfirmDialog, Form, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import type { Snapshot } from 'xstate';
import type { FormContext, FormEvent } from '../formContext.ts';
import type { FieldError } from '../formErrors.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { FlowActor } from './flowActor.ts';
import { StepContext } from './stepContext.ts';
import { useTexts } from './texts.ts';

/** Actor of a machine made by `formMachine`. */
export type FormActor<Values, Subject = unknown> = FlowActor<
  FormSnapshot<Values, Subject>,
  FormEvent<Values>
>;

type FormSnapshot<Values, Subject> = Snapshot<unknown> & {
  value: unknown;
  context: FormContext<Values, Subject>;
  hasTag(tag: 'idle' | 'busy' | 'rateLimited'): boolean;
};

/** Props of {@link FormView}. */
export interface FormViewProps<Values, Subject> {
  actor: FormActor<Values, Subject>;
  /** Says what failed, unless a field shows why. @default the reason alone */
  failureTitle?: string | undefined;
  /** Words the reason. @default the server's own message, or the kit's */
  failureText?: ((failure: ApiError) => string) | undefined;
  /** Shows an error of a field also at the end of the form. @default only at the field */
  showsServerReason?: boolean | undefined;
  /** Id of the form, for a submit button outside of it. */
  id?: string | undefined;
  /** The fields, made with `useField`, and a submit button, unless it is outside. */
  children: ReactNode;
}

/**
 * A form of a machine made by `formMachine`: submits, shows errors and the wait after too many
 * tries, asks before changes are discarded. Moves focus to the first invalid field.
 */
export function FormView<Values, Subject>(props: FormViewProps<Values, Subject>) {
  const { actor, failureTitle, failureText, showsServerReason = false, id, children } = props;
  const { t, locale } = useTexts();
  const pause = useSelector(actor, ({ context }) => context.pause);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const errors = useSelector(actor, ({ context }) => context.errors);
  const isRestored = useSelector(actor, ({ context }) => context.isRestored);
  const isAsking = useSelector(actor, ({ value }) => value === 'asking');
  const step = useContext(StepContext);
  const end = useRef<HTMLDivElement>(null);
  const isRateLimited = pause > 0;
  useEffect(() => {
    // A long form may be sent while its end is out of view.
    if (failure !== null || isRateLimited) end.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, isRateLimited]);
  return (
    <>
      <Form
        {...(id !== undefined && { id })}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: step && !step.isLast ? 'step.completed' : 'form.submitted' });
        }}
      >
        {isRestored && (step?.isFirst ?? true) && (
          <InlineMessage>{t('form.restored')}</InlineMessage>
        )}
        {children}
        <div ref={end} id={id && endId(id)} className="sg-form-end">
          {isRateLimited && (
            <InlineMessage kind="error">
              {t('form.paused', { wait: formatWait(pause, locale) })}
            </InlineMessage>
          )}
          <FailureMessage
            failure={
              isRateLimited ? null : (failure ?? (showsServerReason ? refusalOf(errors) : null))
            }
            isDetailed
            isAnswer
            reasonText={failureText}
            {...(failureTitle !== undefined && { title: failureTitle })}
          />
        </div>
      </Form>
      {isAsking && (
        <ConfirmDialog
          isOpen
          variant="danger"
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

/** Id of the end of a form, where its failure and its wait are shown. */
export const endId = (formId: string) => `${formId}-end`;

/** Converts the server's error of a field into one of the whole form. */
function refusalOf(errors: object): ApiError | null {
  for (const error of Object.values(errors) as FieldError[])
    if ('detail' in error) return new ApiError('refused', { detail: error.detail });
  return null;
}
