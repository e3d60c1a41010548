import './shell.css';
import type { User } from '@saudagar/contract';
import { useStored } from '@saudagar/portal';
import { loadable, SkipLink, WhenIdle } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useHost } from '../HostContext.ts';
import { menuOf, type Page } from '../pages/page.ts';
import { BottomBar } from './BottomBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useRoomFor } from './useRoomFor.ts';

const install = loadable(async () => (await import('../install/InstallOffer.tsx')).InstallOffer);
const version = loadable(async () => (await import('../offline/NewVersion.tsx')).NewVersion);
const waiting = loadable(async () => (await import('./Waiting.tsx')).Waiting);
const news = loadable(async () => (await import('./NotificationNews.tsx')).NotificationNews);

export interface ShellProps {
  /** The current page. */
  page: Page;
  /** The signed-in member. */
  user: User;
  children: ReactNode;
}

/** The frame of members' pages: top bar, and a sidebar or, on a phone, drawer and bottom bar. */
export function Shell({ page, user, children }: ShellProps) {
  const { t } = page.useTexts();
  const { stores, pages } = useHost();
  const isCollapsed = useStored(stores.sidebar);
  const hasSidebar = useRoomFor('sidebar');
  const hasBottomBar = useRoomFor('bottomBar');
  const entries = menuOf('main', user.role, pages);

  return (
    <div className="sg-shell" data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      {hasSidebar && (
        <Sidebar
          entries={entries}
          current={page}
          isCollapsed={isCollapsed}
          onCollapse={stores.sidebar.write}
        />
      )}
      <TopBar user={user} current={page} hasBrand={hasBottomBar} />
      <main id="main" className="sg-shell-main" tabIndex={-1}>
        {!page.hasOwnHeading && <h1 className="sg-shell-title">{t('title')}</h1>}
        {children}
      </main>
      <div className="sg-shell-notes">
        <Unconfirmed />
        <WhenIdle part={waiting}>
          <waiting.View />
        </WhenIdle>
      </div>
      <WhenIdle part={news}>
        <news.View />
      </WhenIdle>
      <WhenIdle part={install}>
        <install.View />
      </WhenIdle>
      <WhenIdle part={version}>
        <version.View />
      </WhenIdle>
      {hasBottomBar && <BottomBar entries={entries} current={page} />}
    </div>
  );
}
