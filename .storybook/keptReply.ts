import { minutesAgo } from '@saudagar/mocks';
import type { DraftStorage, StorageBackend } from '@saudagar/portal';

interface Device {
  storageBackend: StorageBackend;
  draftStorage: DraftStorage;
}

/**
 * Keeps a reply on the signed-in member's device, as a visit twelve minutes ago did. `call` is the
 * endpoint's name with path and query parameters: `listPosts:[null,{}]`.
 */
export const keepReply = (device: Device, call: string, reply: unknown): Promise<void> =>
  keepOffline(device, `reply:${call}`, { at: minutesAgo(12), reply });

/** Keeps a value for use without a network on the signed-in member's device. */
export async function keepOffline(
  { storageBackend, draftStorage }: Device,
  name: string,
  value: unknown,
): Promise<void> {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const key = `offline:["${window.location.origin}/","member-1",${name}`;
  await draftStorage.change(key, () => ({ value, until }));
  storageBackend.storage.setItem('saudagar.offline.v1', JSON.stringify(until));
}
