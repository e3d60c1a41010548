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
import { BackToClose } from './BackToClose.tsx';

export interface DialogProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style' | 'render'> {
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** Buttons at the end; visible while the content scrolls. */
  footer?: ReactNode;
  /** Width on a wide screen. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Closes the dialog on a click outside it. @default true */
  isDismissable?: boolean;
  /** True for a dialog in the page's address, which Back closes by itself. @default false */
  isInAddress?: boolean | undefined;
  /** The content. */
  children: ReactNode;
}

/**
 * A modal dialog above the page. On a phone it slides up from the bottom edge. Put it into React
 * Aria’s `DialogTrigger`, or open it with `isOpen` and `onOpenChange`.
 */
export function Dialog(props: DialogProps) {
  const { title, footer, size = 'medium', isInAddress = false, children, ...rest } = props;
  const { t } = useTexts();
  return (
    <ModalOverlay {...rest} isDismissable={rest.isDismissable ?? true} className="sg-backdrop">
      <Modal className={classes('sg-dialog', `sg-dialog-${size}`)}>
        {!isInAddress && <BackToClose />}
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
