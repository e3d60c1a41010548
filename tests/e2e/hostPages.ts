import { pages } from '../../apps/host/src/pages/pages.ts';

/** A page of the host, at an address with content. */
export interface HostPage {
  /** The host's path of the page: `/posts/:id`. */
  path: string;
  /** The address that is visited. */
  address: string;
  /** True when the page is for signed-out visitors. */
  isEntrance: boolean;
}

/** Values for each `:name` of a path, by the path. */
export type Addresses = Readonly<Record<string, string>>;

/**
 * Lists every page of the host from its one registry, so that a new one is swept from its first
 * day. A page's first path represents all its plain ones; each with a `:name` is visited on its
 * own.
 * @throws where a path has a `:name` without a value.
 */
export function hostPages(addresses: Addresses): HostPage[] {
  return pages.flatMap(({ paths, audience }) =>
    paths
      .filter((path, index) => index === 0 || path.includes(':'))
      .map((path) => ({
        path,
        address: addressOf(path, addresses),
        isEntrance: audience === 'visitors',
      })),
  );
}

function addressOf(path: string, addresses: Addresses): string {
  if (!path.includes(':')) return path;
  const address = addresses[path];
  if (address) return address;
  throw new Error(
    `No one has said where to visit ${path}: make something to see there in tests/e2e/everyPage.deep.spec.ts, and add it to the addresses.`,
  );
}
