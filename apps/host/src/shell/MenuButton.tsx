import { IconButton } from '@saudagar/ui';
import Menu from 'lucide-react/icons/menu';
import { loadable } from '../pages/loadable.tsx';
import { useTexts } from '../texts.ts';
import type { NavListProps } from './NavList.tsx';
import { Overlay } from './Overlay.tsx';
import { useOverlay } from './useOverlay.ts';

const drawer = loadable(async () => (await import('./Drawer.tsx')).Drawer);

/** Opens the drawer of a phone. */
export function MenuButton({ entries, current }: NavListProps) {
  const { t } = useTexts();
  const overlay = useOverlay(drawer);
  return (
    <>
      <IconButton
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={overlay.isOpen}
        onHoverStart={overlay.load}
        onPress={overlay.open}
      >
        <Menu />
      </IconButton>
      {overlay.isOpen && (
        <Overlay onFailure={overlay.fail}>
          <drawer.View entries={entries} current={current} onClose={overlay.close} />
        </Overlay>
      )}
    </>
  );
}
