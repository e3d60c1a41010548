import type { Page } from '../pages/page.ts';
import { useTexts } from '../texts.ts';
import { NavList } from './NavList.tsx';

export interface BottomBarProps {
  /** The pages to choose from; those marked for the bar are shown. */
  entries: readonly Page[];
  /** The page shown now. */
  current: Page;
}

/** The main areas within reach of a thumb (SHELL-099). */
export function BottomBar({ entries, current }: BottomBarProps) {
  const { t } = useTexts();
  return (
    <nav className="sg-bottom-bar" aria-label={t('nav.main')}>
      <NavList entries={entries.filter((entry) => entry.isOnBottomBar)} current={current} />
    </nav>
  );
}
