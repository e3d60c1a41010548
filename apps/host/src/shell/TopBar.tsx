import type { User } from '@saudagar/contract';
import type { Page } from '../pages/page.ts';
import { BrandLink } from './BrandLink.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface TopBarProps {
  /** The signed-in member. */
  user: User;
  /** The page shown now. */
  current: Page;
  /** Whether it has the brand as well: where there is no room for the sidebar. */
  hasBrand: boolean;
}

/** Who is signed in, and on a phone the brand. */
export function TopBar({ user, current, hasBrand }: TopBarProps) {
  return (
    <header className="sg-top-bar">
      {hasBrand && (
        <div className="sg-top-bar-phone">
          <BrandLink />
        </div>
      )}
      <UserMenu user={user} current={current} />
    </header>
  );
}
