import { usePortal } from '@saudagar/portal';
import { useEffect, useRef } from 'react';
import { useHost } from '../HostContext.ts';
import type { Page } from '../pages/page.ts';
import { useTexts } from '../texts.ts';

/**
 * Told to the browser and to assistive technology when a page is there: its title, and focus on
 * its heading. The first page leaves focus alone; going back leaves the scroll position alone.
 */
export function Arrival({ page }: { page: Page }) {
  const { t } = useTexts();
  const brand = usePortal().brand();
  const { lastArrival } = useHost();
  const cameBack = useRef(false);

  const title = `${t(`page.${page.label}`)} · ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const onBack = () => {
      cameBack.current = true;
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);

  useEffect(() => {
    const isFirst = lastArrival.current === null;
    if (lastArrival.current === page.path) return;
    lastArrival.current = page.path;
    if (isFirst) return;
    if (!cameBack.current) window.scrollTo(0, 0);
    cameBack.current = false;
    focusHeading();
  }, [page.path, lastArrival]);

  return null;
}

function focusHeading() {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
