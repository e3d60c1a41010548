/** Milliseconds for which a fetched photo is cached (WID-021). */
export const AVATAR_LIFETIME = 5 * 60_000;

/** Object URLs of photos that were fetched with the token (WID-020). */
export interface AvatarCache {
  /**
   * The object URL of a key, fetched when missing or expired. `version` is new for each fetch: as a
   * part of the address it bypasses caches on the way.
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

/** Creates an empty cache. Viewers of one photo share its fetch; a failed one is not cached. */
export function createAvatarCache(now: () => number = Date.now): AvatarCache {
  const entries = new Map<string, Entry>();

  /** An image already shown stays: only its URL is revoked. */
  function drop(key: string, entry: Entry) {
    entries.delete(key);
    entry.address.then((url) => URL.revokeObjectURL(url)).catch(() => {});
  }

  return {
    address(key, fetchAvatar) {
      const time = now();
      for (const [old, entry] of entries) if (entry.until <= time) drop(old, entry);
      const cached = entries.get(key);
      if (cached) return cached.address;

      const address = fetchAvatar(String(time)).then((blob) => URL.createObjectURL(blob));
      const entry = { address, until: time + AVATAR_LIFETIME };
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
