import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/archive.ts';
import { exportCommunity } from './backup/exportCommunity.ts';
import { NobodyListens, requestExport } from './backup/operatorSocket.ts';
import { checkArchive } from './backup/readArchive.ts';
import { showContents } from './backup/showContents.ts';
import { BadConfiguration, type Config, readConfig } from './config.ts';
import { DirectoryInUse } from './database/directoryLock.ts';
import { connectDatabase } from './database/open.ts';
import { plainFailure } from './plainFailure.ts';

const USAGE = `Usage: npm run data:export -- FILE

Writes the whole community, rows and files, to FILE as one tar archive; to standard output where
FILE is "-". A running server goes on meanwhile. The archive holds everything members wrote and the
hashes of their passwords: keep it as you keep the database.

The community is the one of DATA_DIR and, where set, DATABASE_URL.`;

async function main(): Promise<void> {
  const { values, positionals } = readOptions();
  const [file, ...more] = positionals;
  if (values.help) return console.log(USAGE);
  if (file === undefined || more.length > 0) throw new BadConfiguration([USAGE]);
  const config = readConfig(process.env);
  if (file === '-') return exportTo(config, process.stdout);
  await writeFile(config, file);
  console.log(`\n${file} is whole: it was read back.`);
}

function readOptions() {
  try {
    const options = { help: { type: 'boolean', short: 'h', default: false } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new BadConfiguration([(error as Error).message, USAGE]);
  }
}

/** Writes beside the file first: under its own name there is only ever a whole archive. */
async function writeFile(config: Config, path: string): Promise<void> {
  if (existsSync(path)) throw new BackupError(`${path} exists already.`);
  const partial = `${path}.partial`;
  // Opened before the database is: a place that cannot be written to is told at once.
  const target = await open(partial, 'w', 0o600);
  try {
    await exportTo(config, target.createWriteStream({ flush: true }));
    showContents(await checkArchive(createReadStream(partial)));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Reads the database itself or, where a server holds the embedded one, asks that server. */
async function exportTo(config: Config, target: Writable): Promise<void> {
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new BackupError(`DATA_DIR (${dataDir}) holds no community.`);
  try {
    const { db, close } = await connectDatabase({ dataDir, databaseUrl });
    try {
      await exportCommunity({ db, dataDir }, target);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await pipeline(await askServer(dataDir), target);
  }
}

async function askServer(dataDir: string) {
  try {
    return await requestExport(dataDir);
  } catch (error) {
    if (!(error instanceof NobodyListens)) throw error;
    throw new BackupError(
      `The process that is using ${dataDir} cannot be asked for its data. Stop it and export again.`,
    );
  }
}

try {
  await main();
} catch (error) {
  console.error(plainFailure(error) ?? error);
  process.exitCode = 1;
}
