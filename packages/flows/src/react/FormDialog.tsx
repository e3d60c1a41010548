import { Button, type ConfirmDialogProps, Dialog, type DialogProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { type FormActor, FormView, type FormViewProps } from './FormView.tsx';
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
  variant?: ConfirmDialogProps['variant'];
  /** True when a required part is missing, which disables sending. @default false */
  isIncomplete?: boolean;
  /**
   * Closes it without a confirmation: the input is kept. @default asks before input is discarded
   */
  onLeave?: () => void;
  /** Label of a cancel button. @default the dialog's own close button */
  cancelLabel?: string;
  /** Content below the form. @default none */
  footer?: ReactNode;
}

/**
 * A form in its own dialog. It asks before changes are discarded, can be closed while it is being
 * sent, and disables sending while the server accepts no further try.
 */
export function FormDialog<Values, Subject>(props: FormDialogProps<Values, Subject>) {
  const {
    title,
    size,
    submitLabel,
    variant = 'primary',
    isIncomplete,
    cancelLabel,
    footer: after,
    ...others
  } = props;
  const { reopened, onLeave, ...form } = others;
  const { actor, failureTitle, failureText } = form;
  const formId = useId();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
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
          {cancelLabel !== undefined && <Button onPress={leave}>{cancelLabel}</Button>}
          <Button
            type="submit"
            form={formId}
            variant={variant}
            isDisabled={isRateLimited || isIncomplete === true}
            isPending={isBusy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormView {...form} id={formId} />
      {after}
    </Dialog>
  );
}
