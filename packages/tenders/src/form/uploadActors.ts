import { type HeldFile, sendFile } from '@saudagar/files/machines';
import type { FormProgress } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import type { ExistingFile } from './existingFiles.ts';

/**
 * Uploads a form's files one by one and returns the ids of all attached files. Each file's key
 * makes a repeated upload idempotent. Reports progress to the form.
 */
export async function uploadFiles(
  portal: Portal,
  { files, existingFiles }: { files: readonly HeldFile[]; existingFiles: readonly ExistingFile[] },
  report: (progress: FormProgress) => void,
): Promise<string[]> {
  const ids = existingFiles.map(({ id }) => id);
  const total = files.length;
  for (const [at, { file, clientId }] of files.entries()) {
    report({ at, total, share: 0 });
    const onProgress = (share: number) => report({ at, total, share });
    const info = await sendFile(portal, { file, clientId, category: 'tenders' }, { onProgress });
    ids.push(info.id);
  }
  if (total > 0) report({ at: total, total, share: 0 });
  return ids;
}
