import { OnDemand, SkeletonCard } from '@saudagar/ui';
import type { Page } from '../page.ts';

/** The cards that the areas' pages bring along, in the order of the menus; each comes by itself. */
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
