/** Milliseconds a fetched photo is kept (WID-021). */
export const PHOTO_LIFETIME = 5 * 60_000;

/** Object addresses of photos that had to be fetched with the token (WID-020). */
export interface AvatarCache {
  /**
   * The address kept for a key, fetching it if there is none or it is too old. `version` is new
   * for each fetch: put into the address, it keeps caches on the way from answering.
   */
  // WID-013
  address(key: string, fetchAvatar: (version: string) => Promise<Blob>): Promise<string>;
  /** Revokes and drops all. */
  clear(): void;
}

interface Entry {
  address: Promise<string>;
  until: number;
}

/** Makes an empty cache. Viewers of one photo share its fetch; a failed one is not kept. */
export function createAvatarCache(now: () => number = Date.now): AvatarCache {
  const entries = new Map<string, Entry>();

  /** An image already shown stays: only the address ends. */
  function drop(key: string, entry: Entry) {
    entries.delete(key);
    entry.address.then((url) => URL.revokeObjectURL(url)).catch(() => {});
  }

  return {
    address(key, fetchAvatar) {
      const time = now();
      for (const [old, entry] of entries) if (entry.until <= time) drop(old, entry);
      const stored = entries.get(key);
      if (stored) return stored.address;

      const address = fetchAvatar(String(time)).then((blob) => URL.createObjectURL(blob));
      const entry = { address, until: time + PHOTO_LIFETIME };
      entries.set(key, entry);
      address.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return address;
    },
    clear() {
      for (const [key, entry] of entries) drop(key, entry);
    },
  };
}
