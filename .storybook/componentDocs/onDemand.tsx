import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const Container = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** Loads a component's docs page when one is opened; stories do without the docs blocks. */
export function ComponentPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

/** Loads the frame of docs pages when one is opened. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}
