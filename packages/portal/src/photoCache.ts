/** Milliseconds a fetched photo is kept (WID-021). */
const LIFETIME = 5 * 60_000;

/** Object addresses of photos that had to be fetched with the token (WID-020). */
export interface PhotoCache {
  /** The address kept for a key, fetching it if there is none or it is too old. */
  address(key: string, fetchPhoto: () => Promise<Blob>): Promise<string>;
  /** Revokes and drops all. */
  clear(): void;
}

/** Makes an empty cache. A failed fetch is not kept. */
export function createPhotoCache(now: () => number = Date.now): PhotoCache {
  const entries = new Map<string, { address: Promise<string>; until: number }>();

  const revoke = (address: Promise<string>) =>
    address.then((url) => URL.revokeObjectURL(url)).catch(() => {});

  return {
    address(key, fetchPhoto) {
      const kept = entries.get(key);
      if (kept && kept.until > now()) return kept.address;
      if (kept) revoke(kept.address);
      const address = fetchPhoto().then((blob) => URL.createObjectURL(blob));
      entries.set(key, { address, until: now() + LIFETIME });
      address.catch(() => entries.delete(key));
      return address;
    },
    clear() {
      for (const entry of entries.values()) revoke(entry.address);
      entries.clear();
    },
  };
}
