import { Button, type ConfirmDialogProps, Dialog, type DialogProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { CancelButton } from './CancelButton.tsx';
import { type FormStepTexts, StepButtons, SteppedForm, useCurrentStep } from './FormSteps.tsx';
import { endId, type FormActor, type FormViewProps } from './FormView.tsx';
import {
  type ClosedWhileSending,
  type SendingActor,
  useClosedWhileSending,
} from './useClosedWhileSending.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps<Values, Subject>
  extends Omit<FormViewProps<Values, Subject>, 'id'>,
    Pick<ClosedWhileSending, 'reopened'>,
    Pick<DialogProps, 'size'> {
  actor: SendingActor & FormActor<Values, Subject>;
  title: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Visual weight of the submit button. @default 'primary' */
  variant?: ConfirmDialogProps['variant'] | undefined;
  /** Disables sending, and says why beside the button. @default sending is enabled */
  disabledReason?: string | undefined;
  /**
   * Closes it without a confirmation: the input is kept. @default asks before input is discarded
   */
  onLeave?: (() => void) | undefined;
  /** Texts of its steps and summary on a phone. @default one page at every width */
  steps?: FormStepTexts<Values> | undefined;
  /** Label of the cancel button. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** Content below the form. @default none */
  footer?: ReactNode | undefined;
}

/**
 * A form in its own dialog. It asks before changes are discarded, can be closed while it is being
 * sent, and disables sending while the server accepts no further try, or for a reason it shows.
 */
export function FormDialog<Values, Subject>(props: FormDialogProps<Values, Subject>) {
  const {
    title,
    size,
    submitLabel,
    variant = 'primary',
    disabledReason: reason,
    steps,
    cancelLabel,
    footer: after,
    ...others
  } = props;
  const { reopened, onLeave, children, ...form } = others;
  const { actor, failureTitle, failureText } = form;
  const formId = useId();
  const reasonId = useId();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const step = useCurrentStep(actor);
  const disabledReason = (step?.isLast ?? true) ? reason : undefined;
  // The wait, which the form shows, is reason enough.
  const shownReason = isRateLimited ? undefined : disabledReason;
  const describedBy = isRateLimited ? endId(formId) : disabledReason && reasonId;
  useClosedWhileSending(actor, 'form.refused', { title, failureTitle, failureText, reopened });
  const leave = onLeave ?? (() => actor.send({ type: 'form.closed' }));
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      isOpen
      isDismissable={false}
      onOpenChange={leave}
      footer={
        <>
          {shownReason !== undefined && (
            <p id={reasonId} className="sg-dialog-reason">
              {shownReason}
            </p>
          )}
          <StepButtons
            {...{ actor, step, formId }}
            cancel={<CancelButton>{cancelLabel}</CancelButton>}
          >
            <Button
              key="submit"
              type="submit"
              form={formId}
              variant={variant}
              isDisabled={
                isRateLimited || disabledReason !== undefined || step?.isSettling === true
              }
              {...(describedBy && { 'aria-describedby': describedBy })}
              isPending={isBusy}
            >
              {submitLabel}
            </Button>
          </StepButtons>
        </>
      }
    >
      <SteppedForm {...form} {...{ step, steps }} id={formId}>
        {children}
      </SteppedForm>
      {after}
    </Dialog>
  );
}
