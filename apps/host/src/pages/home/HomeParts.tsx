import { WaitingSkeleton } from '@saudagar/flows/react';
import { OnDemand, SkeletonCard } from '@saudagar/ui';
import type { Page } from '../page.ts';

interface HomePartsProps {
  pages: readonly Page[];
}

/** Rows of the areas' pages that await the member, in menu order; each loads separately. */
export function WaitingRows({ pages }: HomePartsProps) {
  return pages.map(
    ({ name, waiting }) =>
      waiting && (
        <OnDemand key={name} part={waiting} fallback={<WaitingSkeleton list={name} />}>
          <waiting.View />
        </OnDemand>
      ),
  );
}

/** The cards of the areas' pages, in menu order; each loads separately. */
export function HomeCards({ pages }: HomePartsProps) {
  return pages.map(
    ({ name, home }) =>
      home && (
        <OnDemand key={name} part={home} fallback={<SkeletonCard lines={3} />}>
          <home.View />
        </OnDemand>
      ),
  );
}
