import { IconButton, loadable, useLoadWhenIdle, useOnDemand } from '@saudagar/ui';
import Menu from 'lucide-react/icons/menu';
import { useTexts } from '../texts.ts';
import type { NavListProps } from './NavList.tsx';

const menu = loadable(async () => (await import('./MainMenu.tsx')).MainMenu);

/** Opens the main menu of a phone. */
export function MenuButton({ entries, current }: NavListProps) {
  const { t } = useTexts();
  useLoadWhenIdle(menu);
  const { openerProps, isOpen, close } = useOnDemand(menu);
  return (
    <>
      <IconButton aria-label={t('nav.menu')} {...openerProps}>
        <Menu />
      </IconButton>
      {isOpen && <menu.View entries={entries} current={current} onClose={close} />}
    </>
  );
}
