import type { User } from '@saudagar/contract';
import type { Page } from '../pages/page.ts';
import { BrandLink } from './BrandLink.tsx';
import { MenuButton } from './MenuButton.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface TopBarProps {
  /** The signed-in member. */
  user: User;
  /** The pages of the main navigation. */
  entries: readonly Page[];
  /** The page shown now. */
  current: Page;
  /** Whether it has brand and menu as well: where there is no room for the sidebar. */
  hasMenu: boolean;
}

/** Who is signed in, and on a phone the brand and the way to the drawer. */
export function TopBar({ user, entries, current, hasMenu }: TopBarProps) {
  return (
    <header className="sg-top-bar">
      {hasMenu && (
        <div className="sg-top-bar-phone">
          <MenuButton entries={entries} current={current} />
          <BrandLink />
        </div>
      )}
      <UserMenu user={user} current={current} />
    </header>
  );
}
