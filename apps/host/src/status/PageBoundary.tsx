import { OnDemand } from '@saudagar/ui';
import type { ReactNode } from 'react';
import type { Page } from '../pages/page.ts';
import { Boundary } from './Boundary.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { UnloadedPage } from './UnloadedPage.tsx';

/**
 * Waits for a page's code. Shows a message when it fails to load or the page throws, and leaves the
 * rest of the product working.
 */
export function PageBoundary({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <Boundary key={page.name} fallback={(failure) => <BrokenPage {...failure} />}>
      <OnDemand
        part={page.view}
        fallback={<PageSkeleton />}
        failure={(retry) => <UnloadedPage part={page.view} onRetry={retry} />}
      >
        {children}
      </OnDemand>
    </Boundary>
  );
}
