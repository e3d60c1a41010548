import type { Page } from '../pages/page.ts';
import { NavEntry } from './NavEntry.tsx';

export interface NavListProps {
  /** The pages to choose from. */
  entries: readonly Page[];
  /** The page shown now. */
  current: Page;
  /** Told when an entry is followed. */
  onPress?: () => void;
}

/** The entries of a menu. */
export function NavList({ entries, ...rest }: NavListProps) {
  return (
    <ul className="sg-nav-list">
      {entries.map((entry) => (
        <li key={entry.name}>
          <NavEntry entry={entry} {...rest} />
        </li>
      ))}
    </ul>
  );
}
