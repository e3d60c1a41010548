import { usePortal } from '@saudagar/portal';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../HostContext.ts';
import type { Page } from '../pages/page.ts';
import { showTitle } from './title.ts';

/** Address that the browser's Back or Forward led to last. For who outlives the pages. */
export function useReturnedTo(): RefObject<string | null> {
  const returnedTo = useRef<string | null>(null);
  useEffect(() => {
    const onReturn = () => {
      returnedTo.current = window.location.href;
    };
    // In the capture phase, since the router's own listener already renders the page.
    window.addEventListener('popstate', onReturn, true);
    return () => window.removeEventListener('popstate', onReturn, true);
  }, []);
  return returnedTo;
}

export interface RouteAnnouncerProps {
  /** The page that is there. */
  page: Page;
  /** Address that Back or Forward led to last. */
  returnedTo: RefObject<string | null>;
}

/**
 * Told to the browser and to assistive technology when a page is there: its title, and focus on
 * its heading. The first page leaves focus alone; going back leaves the scroll position alone.
 */
export function RouteAnnouncer({ page, returnedTo }: RouteAnnouncerProps) {
  const { t } = page.useTexts();
  const brand = usePortal().brand();
  const { lastPage } = useHost();

  const title = `${t('title')} · ${brand.name}`;
  useEffect(() => {
    showTitle(title);
  }, [title]);

  useLayoutEffect(() => {
    const isFirst = lastPage.current === null;
    if (lastPage.current === page.name) return;
    lastPage.current = page.name;
    if (isFirst) return;
    if (returnedTo.current !== window.location.href) window.scrollTo(0, 0);
    returnedTo.current = null;
    focusHeading();
  }, [page.name, lastPage, returnedTo]);

  return null;
}

function focusHeading() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
