import { uploadFile } from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';
import type { Portal } from '@saudagar/portal';
import type { KeptFile } from './keptFiles.ts';

/**
 * Uploads files that a form holds, one after another, and names all ids that the thing then has. The
 * key of each file makes a repeated upload the same file.
 */
export async function uploadFiles(
  { client }: Pick<Portal, 'client'>,
  { files, kept }: { files: readonly HeldFile[]; kept: readonly KeptFile[] },
): Promise<string[]> {
  const ids = kept.map(({ id }) => id);
  for (const { file, clientId } of files) {
    const { file: info } = await client.call(uploadFile, {
      body: { category: 'tenders', client_id: clientId, file },
    });
    ids.push(info.id);
  }
  return ids;
}
