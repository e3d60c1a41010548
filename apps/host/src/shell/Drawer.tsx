import './shell.css';
import { IconButton } from '@saudagar/ui';
import X from 'lucide-react/icons/x';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTexts } from '../texts.ts';
import { BrandLink } from './BrandLink.tsx';
import { NavList, type NavListProps } from './NavList.tsx';

export interface DrawerProps extends Pick<NavListProps, 'entries' | 'current'> {
  /** Told that it is to close. */
  onClose: () => void;
}

/** The sidebar of a phone: the whole navigation, over the page (SHELL-099). */
export function Drawer({ entries, current, onClose }: DrawerProps) {
  const { t } = useTexts();
  return (
    <ModalOverlay
      className="sg-backdrop sg-drawer-backdrop"
      isOpen
      isDismissable
      onOpenChange={onClose}
    >
      <Modal className="sg-drawer">
        <Dialog className="sg-drawer-body" aria-label={t('nav.menu')}>
          <div className="sg-drawer-head">
            <BrandLink onPress={onClose} />
            <IconButton slot="close" aria-label={t('nav.close')}>
              <X />
            </IconButton>
          </div>
          <nav aria-label={t('nav.main')}>
            <NavList entries={entries} current={current} onPress={onClose} />
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
