import { Button, Dialog, type DialogProps } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { FormView, type FormViewProps } from './FormView.tsx';

/** Props of {@link FormDialog}. */
export interface FormDialogProps<Values, Subject>
  extends Omit<FormViewProps<Values, Subject>, 'id'>,
    Pick<DialogProps, 'size'> {
  title: string;
  /** What the button that sends the form says. */
  submitLabel: string;
  /** Whether sending it takes something away. @default false */
  isDanger?: boolean;
  /** Whether something that has to be there is missing, so that it cannot be sent. @default false */
  isIncomplete?: boolean;
  /** What the button that leaves the form says. @default the dialog's own closes it */
  cancelLabel?: string;
  /** Stands below the form. @default nothing */
  after?: ReactNode;
}

/**
 * A form in a dialog of its own. It can be left but while it is sent, asks before changes are
 * discarded, and cannot be sent while the server takes no further try.
 */
export function FormDialog<Values, Subject>(props: FormDialogProps<Values, Subject>) {
  const { title, size, submitLabel, isDanger, isIncomplete, cancelLabel, after, ...form } = props;
  const { actor } = form;
  const formId = useId();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.hasTag('paused'));
  const leave = () => actor.send({ type: 'form.left' });
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={leave}
      footer={
        <>
          {cancelLabel !== undefined && (
            <Button isDisabled={isBusy} onPress={leave}>
              {cancelLabel}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isDisabled={isPaused || isIncomplete === true}
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
