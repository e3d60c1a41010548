import type { Page } from '../pages/page.ts';
import { useTexts } from '../texts.ts';
import { MoreButton } from './MoreButton.tsx';
import { NavEntry } from './NavEntry.tsx';

export interface BottomBarProps {
  /** The available pages; those marked for the bar are shown. */
  entries: readonly Page[];
  /** The current page. */
  current: Page;
}

/** The main areas within reach of a thumb, and a button for the rest (SHELL-099). */
export function BottomBar({ entries, current }: BottomBarProps) {
  const { t } = useTexts();
  return (
    <nav className="sg-bottom-bar" aria-label={t('nav.main')}>
      <ul className="sg-nav-list">
        {entries
          .filter((entry) => entry.isOnBottomBar)
          .map((entry) => (
            <li key={entry.name}>
              <NavEntry entry={entry} current={current} />
            </li>
          ))}
        <li>
          <MoreButton entries={entries} current={current} />
        </li>
      </ul>
    </nav>
  );
}
