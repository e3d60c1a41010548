import { pages } from '../../apps/host/src/pages/pages.ts';

/** A page of the host, at a place where there is something to see. */
export interface HostPage {
  /** Its path as the host has it: `/posts/:id`. */
  path: string;
  /** Where it is visited. */
  address: string;
  /** Whether it is for visitors who have not signed in. */
  isEntrance: boolean;
}

/** What stands for each `:name` of a path that has some, by the path. */
export type Places = Readonly<Record<string, string>>;

/**
 * Every page the host has, read from its one list, so that a new one is swept from its first day. A
 * page's first path stands for all its plain ones; each with a `:name` is visited on its own.
 * @throws where a path has a `:name` and nobody said what stands for it.
 */
export function hostPages(places: Places): HostPage[] {
  return pages.flatMap(({ paths, who }) =>
    paths
      .filter((path, at) => at === 0 || path.includes(':'))
      .map((path) => ({ path, address: addressOf(path, places), isEntrance: who === 'visitors' })),
  );
}

function addressOf(path: string, places: Places): string {
  if (!path.includes(':')) return path;
  const address = places[path];
  if (address) return address;
  throw new Error(
    `No one has said where to visit ${path}: make something to see there in tests/e2e/everyPage.deep.spec.ts, and add its address to the places.`,
  );
}
