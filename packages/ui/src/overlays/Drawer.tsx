import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { BackToClose } from './BackToClose.tsx';

export interface DrawerProps
  extends Omit<
    ModalOverlayProps,
    'children' | 'className' | 'style' | 'render' | 'isDismissable' | 'isKeyboardDismissDisabled'
  > {
  /** Accessible name of the drawer. */
  'aria-label': string;
  /** Content at its top, beside the close button. */
  header: ReactNode;
  /** Label of the close button. @default 'Close' */
  closeLabel?: string;
  /** The edge from which it opens. @default 'start' */
  side?: 'start' | 'end';
  /** The content, which scrolls below the header. */
  children: ReactNode;
}

/** A sheet along one edge of the page: a phone's navigation, a list's settings. */
export function Drawer(props: DrawerProps) {
  const { 'aria-label': name, header, closeLabel, side = 'start', children, ...rest } = props;
  const { t } = useTexts();
  return (
    <ModalOverlay
      {...rest}
      isDismissable
      className={classes('sg-backdrop sg-drawer-backdrop', `sg-drawer-${side}`)}
    >
      <Modal className="sg-drawer">
        <BackToClose />
        <AriaDialog className="sg-drawer-body" aria-label={name}>
          <header className="sg-drawer-header">
            {header}
            <IconButton slot="close" aria-label={closeLabel ?? t('close')}>
              <X />
            </IconButton>
          </header>
          <div className="sg-drawer-content">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
