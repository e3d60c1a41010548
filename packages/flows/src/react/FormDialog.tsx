import { Button, Dialog, type DialogProps } from '@saudagar/ui';
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
  /** What the button that sends the form says. */
  submitLabel: string;
  /** Whether sending it takes something away. @default false */
  isDanger?: boolean;
  /** Whether something that has to be there is missing, so that it cannot be sent. @default false */
  isIncomplete?: boolean;
  /** Closes it without a question: what was typed is kept. @default asks before it is discarded */
  onLeave?: () => void;
  /** What the button that closes the form says. @default the dialog's own closes it */
  cancelLabel?: string;
  /** Stands below the form. @default nothing */
  footer?: ReactNode;
}

/**
 * A form in a dialog of its own. It asks before changes are discarded, can be closed while it is
 * sent, which goes on, and cannot be sent while the server takes no further try.
 */
export function FormDialog<Values, Subject>(props: FormDialogProps<Values, Subject>) {
  const {
    title,
    size,
    submitLabel,
    isDanger,
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
            variant={isDanger ? 'danger' : 'primary'}
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
