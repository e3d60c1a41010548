import { uploadFile } from '@saudagar/contract';
import { type HeldFile, preparedFile } from '@saudagar/files/machines';
import type { FormProgress } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { ExistingFile } from './existingFiles.ts';

/**
 * Uploads a form's files one by one and returns the ids of all attached files. Each file's key
 * makes a repeated upload idempotent. Reports progress to the form.
 */
export async function uploadFiles(
  { client }: Pick<Portal, 'client'>,
  { files, existingFiles }: { files: readonly HeldFile[]; existingFiles: readonly ExistingFile[] },
  report: (progress: FormProgress) => void,
): Promise<string[]> {
  const ids = existingFiles.map(({ id }) => id);
  const total = files.length;
  for (const [at, { file, clientId }] of files.entries()) {
    report({ at, total, share: 0 });
    const { file: info } = await client.call(uploadFile, {
      body: { category: 'tenders', client_id: clientId, file: await preparedFile(file) },
      onProgress: (share) => report({ at, total, share }),
    });
    ids.push(info.id);
  }
  if (total > 0) report({ at: total, total, share: 0 });
  return ids;
}
