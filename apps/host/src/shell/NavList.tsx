import { WhenIdle } from '@saudagar/ui';
import type { Page } from '../pages/page.ts';
import { NavEntry } from './NavEntry.tsx';

export interface NavListProps {
  /** The available pages. */
  entries: readonly Page[];
  /** The current page. */
  current: Page;
  /** Called when an entry is followed. */
  onPress?: () => void;
}

/** The entries of a menu. */
export function NavList({ entries, current, onPress }: NavListProps) {
  return (
    <ul className="sg-nav-list">
      {entries.map((entry) => {
        const { name, below } = entry;
        return (
          <li key={name}>
            <NavEntry entry={entry} current={current} {...(onPress && { onPress })} />
            {below && (
              <WhenIdle part={below}>
                <below.View onPress={onPress} />
              </WhenIdle>
            )}
          </li>
        );
      })}
    </ul>
  );
}
