import type { OfflineData } from '../offline/offlineData.ts';
import type { ImageRequest } from './imageMachine.ts';

/** Milliseconds after which what was shown is stored: the page's own images come first. */
const DELAY_MS = 3000;

/** Small images that the member saw last, kept on this device to show without a network. */
// SHELL-204
export interface KeptImages {
  /** Notes an image that is shown, with the address of its small version. */
  note(image: ImageRequest, url: string): void;
  /** The kept version of an image, the nearest in size; undefined without one. */
  find(image: ImageRequest): Promise<Blob | undefined>;
  /** Drops what was noted and is not yet stored. */
  clear(): void;
}

interface KeptImagesParts {
  offline: Pick<OfflineData, 'read' | 'write'> & { remove(name: string): Promise<void> };
  /** The member whose images are kept; null keeps none. */
  owner: () => string | null;
}

/** Creates the kept images of a portal; the code that stores them is loaded when it is needed. */
export function createKeptImages({ offline, owner }: KeptImagesParts): KeptImages {
  let noted = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<unknown> = Promise.resolve();

  function store() {
    const images = noted;
    const member = owner();
    noted = new Map();
    timer = undefined;
    if (member === null) return;
    const isCurrent = () => owner() === member;
    storing = storing
      .then(() => import('./storeImages.ts'))
      .then(({ storeImages }) => storeImages(images, { offline, isCurrent }))
      .catch(() => {});
  }

  return {
    note(image, url) {
      // The page's own addresses are of images that are not sent yet.
      if (owner() === null || url.startsWith('blob:')) return;
      noted.set(namesOf(image)[0], url);
      timer ??= setTimeout(store, DELAY_MS);
    },
    async find(image) {
      for (const name of namesOf(image)) {
        const stored = await offline.read(name).catch(() => undefined);
        if (stored instanceof Blob) return stored;
      }
      return undefined;
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      noted = new Map();
    },
  };
}

/** Names in the offline data of what will do, the best first; a file has its thumbnail alone. */
function namesOf({ kind, id, size }: ImageRequest): [string, ...string[]] {
  if (kind === 'file') return [`image:file/${id}`];
  const sizes = new Set(
    [size, 'large', 'medium', 'small'].map((one) => `image:profile/${id}/${one}`),
  );
  return [...sizes] as [string, ...string[]];
}
