import { Icon, loadable, UnstyledButton, useLoadWhenIdle, useOnDemand } from '@saudagar/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { isBelow } from '../pages/page.ts';
import { useTexts } from '../texts.ts';
import type { NavListProps } from './NavList.tsx';

const menu = loadable(async () => (await import('./MainMenu.tsx')).MainMenu);

/** Opens the main menu of a phone, with the pages missing from the bottom bar. */
export function MoreButton({ entries, current }: NavListProps) {
  const { t } = useTexts();
  useLoadWhenIdle(menu);
  const { openerProps, isOpen, close } = useOnDemand(menu);
  const isCurrent = entries.some(
    (entry) => !entry.isOnBottomBar && (entry.view === current.view || isBelow(current, entry)),
  );
  return (
    <>
      <UnstyledButton
        {...openerProps}
        className="sg-nav-entry"
        {...(isCurrent && { 'aria-current': true })}
      >
        <Icon className="sg-nav-icon">
          <Ellipsis />
        </Icon>
        <span className="sg-nav-label">{t('nav.more')}</span>
      </UnstyledButton>
      {isOpen && <menu.View entries={entries} current={current} onClose={close} />}
    </>
  );
}
