import './shell.css';
import { Drawer } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { BrandLink } from './BrandLink.tsx';
import { NavList, type NavListProps } from './NavList.tsx';

export interface MainMenuProps extends Pick<NavListProps, 'entries' | 'current'> {
  /** Called when the menu should close. */
  onClose: () => void;
}

/** The sidebar of a phone: the whole navigation, above the page. */
// SHELL-099
export function MainMenu({ entries, current, onClose }: MainMenuProps) {
  const { t } = useTexts();
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      aria-label={t('nav.menu')}
      closeLabel={t('nav.close')}
      header={<BrandLink onPress={onClose} />}
    >
      <nav aria-label={t('nav.main')}>
        <NavList entries={entries} current={current} onPress={onClose} />
      </nav>
    </Drawer>
  );
}
