import { uploadFile } from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';
import type { FormProgress } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { ExistingFile } from './existingFiles.ts';

/**
 * Uploads files that a form holds, one after another, and names all ids that the thing then has. The
 * key of each file makes a repeated upload the same file. The form is told how far it is.
 */
export async function uploadFiles(
  { client }: Pick<Portal, 'client'>,
  { files, kept }: { files: readonly HeldFile[]; kept: readonly ExistingFile[] },
  report: (progress: FormProgress) => void,
): Promise<string[]> {
  const ids = kept.map(({ id }) => id);
  const total = files.length;
  for (const [at, { file, clientId }] of files.entries()) {
    report({ at, total, share: 0 });
    const { file: info } = await client.call(uploadFile, {
      body: { category: 'tenders', client_id: clientId, file },
      onProgress: (share) => report({ at, total, share }),
    });
    ids.push(info.id);
  }
  if (total > 0) report({ at: total, total, share: 0 });
  return ids;
}
