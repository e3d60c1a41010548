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
export async function keepReply(
  { storageBackend, draftStorage }: Device,
  call: string,
  reply: unknown,
): Promise<void> {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const key = `offline:["${window.location.origin}/","member-1",reply:${call}`;
  await draftStorage.change(key, () => ({ value: { at: minutesAgo(12), reply }, until }));
  storageBackend.storage.setItem('saudagar.offline.v1', JSON.stringify(until));
}
