import { type ReactNode, useRef } from 'react';
import { LoadFailure } from '../pages/loadable.tsx';
import type { Page } from '../pages/pages.tsx';
import { Boundary } from './Boundary.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { UnloadedPage } from './UnloadedPage.tsx';

/** Says so where a page breaks or its code does not come, and leaves the rest of the product alive. */
export function PageBoundary({ page, children }: { page: Page; children: ReactNode }) {
  const attempts = useRef(0);

  function reload(retry: () => void) {
    attempts.current += 1;
    // After a release the old code is gone for good, and only a reload helps.
    if (attempts.current > 1 && navigator.onLine) window.location.reload();
    page.view.reset();
    retry();
  }

  return (
    <Boundary
      key={page.path}
      fallback={(failure) =>
        failure.error instanceof LoadFailure ? (
          <UnloadedPage onRetry={() => reload(failure.retry)} />
        ) : (
          <BrokenPage {...failure} />
        )
      }
    >
      {children}
    </Boundary>
  );
}
