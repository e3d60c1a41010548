import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, Text } from 'react-aria-components';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { useTexts } from '../texts/useTexts.ts';

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  isOpen: boolean;
  /** The question in short. */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** Label of the button that goes ahead: the act itself, not "OK". */
  confirmLabel: string;
  /** Label of the button that declines. @default 'Cancel' */
  cancelLabel?: string;
  /** Whether going ahead destroys something. @default false */
  isDanger?: boolean;
  /** Whether it has been confirmed and is under way, which closing it does not end. @default false */
  isPending?: boolean;
  /** Told that the member goes ahead. */
  onConfirm: () => void;
  /** Told that the member declines or closes it, by the button or by Escape; nothing else happens. */
  // WID-092
  onCancel: () => void;
}

/**
 * Asks before something that is hard to undo. Focus starts on declining; a click beside
 * the dialog answers nothing.
 */
// WID-092
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, isDanger, isPending = false } = props;
  const { onConfirm, onCancel } = props;
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
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Takes the focus at once, before the dialog does: React Aria's `autoFocus` waits a moment after
 * some presses. In an effect, when an overlay behind knows the dialog as its own.
 */
function Decline(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button {...props} ref={button} />;
}
