import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { lockDirectory } from './directoryLock.ts';
import type { OpenDatabase, Schema } from './schema.ts';

const BIGINT = 20;
const DATE = 1082;

/**
 * Opens the database embedded in a data folder, making it at first.
 * @throws DirectoryInUse where another process has it open
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: join(dataDir, 'database'),
      parsers: { [BIGINT]: Number, [DATE]: (text: string) => text },
      postgresqlconf: ['shared_buffers=16MB'],
    });
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
    const close = async () => {
      await pglite.close();
      unlock();
    };
    return { db, kind: 'embedded', close };
  } catch (error) {
    unlock();
    throw error;
  }
}
