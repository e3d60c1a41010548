import type { User } from '@saudagar/contract';
import { useRef } from 'react';
import { useHost } from '../HostContext.ts';
import { menuOf, type Page } from '../pages/page.ts';
import { BrandLink } from './BrandLink.tsx';
import { NavList } from './NavList.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useFoldedBar } from './useFoldedBar.ts';

export interface TopBarProps {
  /** The signed-in member. */
  user: User;
  /** The current page. */
  current: Page;
  /** Shows the brand, when there is no room for the sidebar. */
  hasBrand: boolean;
}

/** Notifications, the signed-in member, and on a phone the brand. */
export function TopBar({ user, current, hasBrand }: TopBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFoldedBar(bar);
  const entries = menuOf('top', user.role, useHost().pages);
  return (
    <header ref={bar} className="sg-top-bar">
      {hasBrand && (
        <div className="sg-top-bar-phone">
          <BrandLink />
        </div>
      )}
      {entries.length > 0 && (
        <div className="sg-top-bar-links">
          <NavList entries={entries} current={current} />
        </div>
      )}
      <UserMenu user={user} current={current} />
    </header>
  );
}
