import { join } from 'node:path';
import type { Blobs } from '../src/files/blobs.ts';
import { runOnce } from '../src/ownProcess.ts';
import type { FilesMade, FilesWanted, MadeFile } from './fileMaker.ts';
import type { DemoPlan } from './plan.ts';

const MAKER = '../demo/fileMaker.ts';

/**
 * Makes and stores every picture, portrait and document of a plan; returns file properties by
 * id.
 * @throws Error with the system's `code` when the files cannot be made
 */
export async function makeFiles(
  blobs: Blobs,
  { files, members }: DemoPlan,
): Promise<ReadonlyMap<string, MadeFile>> {
  const photos = members.flatMap(({ row: { photo_version: version }, portrait }) =>
    version && portrait ? [{ version, portrait }] : [],
  );
  return blobs.withScratch(async (folder) => {
    const { made, keys } = await runOnce<FilesWanted, FilesMade>(MAKER, { folder, files, photos });
    for (const key of keys) await blobs.take(join(folder, key), key);
    return made;
  });
}
