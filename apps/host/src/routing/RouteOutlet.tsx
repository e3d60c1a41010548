import { type ReactNode, useLayoutEffect } from 'react';
import { Route, useLocation, useSearch } from 'wouter';
import { useHost } from '../HostContext.ts';
import { type Page, pageAt, patternAt } from '../pages/page.ts';
import { PageBoundary } from '../status/PageBoundary.tsx';
import { RouteAnnouncer, useReturnedTo } from './RouteAnnouncer.tsx';
import { resolvePath, type SessionStatus } from './resolvePath.ts';

export interface RouteOutletProps {
  /** The visitor's session state and role. */
  visit: SessionStatus;
  /** The pages available in that session. */
  among: readonly Page[];
  /** Renders the frame around the page. */
  frame: (page: Page, content: ReactNode) => ReactNode;
}

/** The page at the browser's path, after redirects, in its frame. */
export function RouteOutlet({ visit, among, frame }: RouteOutletProps) {
  const { stores, pages } = useHost();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const returnedTo = useReturnedTo();
  const path = `${pathname}${search && `?${search}`}${window.location.hash}`;
  const target = stores.target.read();
  const answer = resolvePath({ path, session: visit, target, pages: pages.routes });

  useLayoutEffect(() => {
    if (answer.target !== target) stores.target.write(answer.target);
    if (answer.path !== path) navigate(answer.path, { replace: true });
  }, [answer.path, answer.target, target, path, stores, navigate]);

  const page = pageAt(answer.path, among);
  // Before the redirect, the page's parameters cannot be read.
  const pattern = page && patternAt(answer.path, page);
  if (!pattern || answer.path !== path) return null;
  const content = (
    <PageBoundary page={page}>
      {/* Before the page, which may restore a better scroll position. */}
      <RouteAnnouncer page={page} returnedTo={returnedTo} />
      <Route path={pattern}>
        <page.view.View />
      </Route>
    </PageBoundary>
  );
  return frame(page, content);
}
