import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';

export interface DialogProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style' | 'render'> {
  /** What the dialog is about: its heading and name. */
  title: ReactNode;
  /** Buttons at the end; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Width on a wide screen. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether a click beside the dialog closes it. @default true */
  isDismissable?: boolean;
  /** The content. */
  children: ReactNode;
}

/**
 * A task on top of the page, which waits until it is closed. On a phone it rises from the bottom
 * edge. Put it into React Aria’s `DialogTrigger`, or open it with `isOpen` and `onOpenChange`.
 */
export function Dialog(props: DialogProps) {
  const { title, footer, size = 'medium', isDismissable = true, children, ...rest } = props;
  const { t } = useTexts();
  return (
    <ModalOverlay {...rest} isDismissable={isDismissable} className="sg-backdrop">
      <Modal className={classes('sg-dialog', `sg-dialog-${size}`)}>
        <AriaDialog className="sg-dialog-body">
          <header className="sg-dialog-header">
            <Heading slot="title" className="sg-dialog-title">
              {title}
            </Heading>
            <IconButton slot="close" aria-label={t('close')}>
              <X />
            </IconButton>
          </header>
          <div className="sg-dialog-content">{children}</div>
          {footer && <footer className="sg-dialog-footer">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
