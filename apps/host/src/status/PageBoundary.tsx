import type { ReactNode } from 'react';
import { LoadFailure } from '../pages/loadable.tsx';
import type { Page } from '../pages/page.ts';
import { Boundary } from './Boundary.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { UnloadedPage } from './UnloadedPage.tsx';

/** Says so where a page breaks or its code does not come, and leaves the rest of the product alive. */
export function PageBoundary({ page, children }: { page: Page; children: ReactNode }) {
  async function loadAgain(retry: () => void) {
    page.view.reset();
    const isLoaded = await page.view.load();
    // Some browsers keep the failure, and after a release the old code is gone: only a reload helps.
    if (!isLoaded && navigator.onLine) window.location.reload();
    else retry();
  }

  return (
    <Boundary
      key={page.path}
      fallback={(failure) =>
        failure.error instanceof LoadFailure ? (
          <UnloadedPage onRetry={() => void loadAgain(failure.retry)} />
        ) : (
          <BrokenPage {...failure} />
        )
      }
    >
      {children}
    </Boundary>
  );
}
