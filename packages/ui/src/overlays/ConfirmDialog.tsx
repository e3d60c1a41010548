import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, Text } from 'react-aria-components';
import type { ActionVariant } from '../actions/actionClass.ts';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { BackToClose } from './BackToClose.tsx';

export interface ConfirmDialogProps {
  /** Shows the question. */
  isOpen: boolean;
  /** The question in short. */
  title: ReactNode;
  /** Explains the consequences. */
  children: ReactNode;
  /** Label of the confirm button: the action itself, not "OK". */
  confirmLabel: string;
  /** Label of the cancel button. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** Visual weight of the confirm button: `danger` marks a destructive action. @default 'primary' */
  variant?: Extract<ActionVariant, 'primary' | 'danger'> | undefined;
  /**
   * Marks the confirmed action as pending; closing the dialog does not cancel it.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Called when the member confirms. */
  onConfirm: () => void;
  /** Called when the member declines, or closes the dialog by the button or Escape. */
  // WID-092
  onCancel: () => void;
}

/**
 * Asks for confirmation of an action that is hard to undo. Focus starts on Cancel; a click outside
 * the dialog is ignored.
 */
// WID-092
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel } = props;
  const { variant = 'primary', isPending = false, onConfirm, onCancel } = props;
  const { t } = useTexts();
  return (
    <ModalOverlay
      className="sg-backdrop"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <Modal className="sg-dialog sg-dialog-small">
        <BackToClose />
        <AriaDialog role="alertdialog" className="sg-dialog-body">
          <header className="sg-dialog-header">
            <Heading slot="title" className="sg-dialog-title">
              {title}
            </Heading>
          </header>
          <Text slot="description" elementType="div" className="sg-dialog-content">
            {children}
          </Text>
          <footer className="sg-dialog-footer">
            <Decline onPress={onCancel}>{cancelLabel ?? t('cancel')}</Decline>
            <Button variant={variant} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Takes focus before the dialog does: React Aria's `autoFocus` is delayed after some presses. In an
 * effect, when overlays behind have registered the dialog as their own.
 */
function Decline(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button {...props} ref={button} />;
}
