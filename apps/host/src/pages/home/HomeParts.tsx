import { OnDemand, SkeletonCard, SkeletonText } from '@saudagar/ui';
import type { Page } from '../page.ts';

interface HomePartsProps {
  pages: readonly Page[];
}

/** Rows of the areas' pages that await the member, in menu order; each loads separately. */
export function WaitingRows({ pages }: HomePartsProps) {
  return pages.map(
    ({ name, waiting }) =>
      waiting && (
        <OnDemand key={name} part={waiting} fallback={<SkeletonText lines={1} />}>
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
