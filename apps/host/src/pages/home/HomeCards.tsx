import { OnDemand, SkeletonCard } from '@saudagar/ui';
import type { Page } from '../page.ts';

/** The cards of the areas' pages, in menu order; each loads separately. */
export function HomeCards({ pages }: { pages: readonly Page[] }) {
  return pages.map(
    ({ name, home }) =>
      home && (
        <OnDemand key={name} part={home} fallback={<SkeletonCard lines={3} />}>
          <home.View />
        </OnDemand>
      ),
  );
}
