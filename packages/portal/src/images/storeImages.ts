/** Maximum number of images kept for a member. */
const MAX_IMAGES = 150;
/** Maximum bytes of all of them, and of one. */
const MAX_BYTES = 10_000_000;
const MAX_IMAGE_BYTES = 200_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds for which an image is kept, and after which one that is still shown is renewed. */
const KEPT_MS = 30 * DAY_MS;
const RENEWED_MS = 15 * DAY_MS;
/** Name of the list of kept images, those shown last first. */
const LIST = 'images';

interface ListedImage {
  readonly name: string;
  /** Its address without what expires. */
  readonly version: string;
  readonly size: number;
  /** Time at which it was stored, in milliseconds. */
  readonly at: number;
}

interface Storage {
  offline: {
    read(name: string): Promise<unknown>;
    write(name: string, value: unknown, until: string): Promise<void>;
    remove(name: string): Promise<void>;
  };
  /** False once the member has left: what was fetched for them is dropped. */
  isCurrent: () => boolean;
}

/** Stores images, by their names and addresses, and removes those that were not shown for longest. */
export async function storeImages(
  images: ReadonlyMap<string, string>,
  { offline, isCurrent }: Storage,
): Promise<void> {
  const now = Date.now();
  const until = new Date(now + KEPT_MS).toISOString();
  const listed = ((await offline.read(LIST)) as ListedImage[] | undefined) ?? [];
  const shown: ListedImage[] = [];
  for (const [name, url] of images) {
    const version = versionOf(url);
    const known = listed.find((image) => image.name === name);
    if (known?.version === version && now - known.at < RENEWED_MS) {
      shown.push(known);
      continue;
    }
    const blob = await fetchShown(url);
    if (!isCurrent()) return;
    if (!blob) continue;
    await offline.write(name, blob, until);
    shown.push({ name, version, size: blob.size, at: now });
  }
  const names = new Set(shown.map(({ name }) => name));
  const all = [...shown, ...listed.filter(({ name }) => !names.has(name))];
  let bytes = 0;
  const isKept = all.map(({ size }, index) => {
    bytes += size;
    return index < MAX_IMAGES && bytes <= MAX_BYTES;
  });
  for (const [index, { name }] of all.entries()) {
    if (!isCurrent()) return;
    if (!isKept[index]) await offline.remove(name);
  }
  if (!isCurrent()) return;
  await offline.write(
    LIST,
    all.filter((_, index) => isKept[index]),
    until,
  );
}

/** Signed addresses change each hour, what they open does not. */
function versionOf(address: string): string {
  const url = new URL(address, globalThis.location?.href);
  for (const name of ['expires', 'signature']) url.searchParams.delete(name);
  return url.href;
}

/** Bytes of an image that the page shows, which the browser has in its cache. */
async function fetchShown(url: string): Promise<Blob | null> {
  const reply = await fetch(url, { cache: 'force-cache' }).catch(() => null);
  if (!reply?.ok) return null;
  const blob = await reply.blob().catch(() => null);
  return blob?.type.startsWith('image/') && blob.size <= MAX_IMAGE_BYTES ? blob : null;
}
