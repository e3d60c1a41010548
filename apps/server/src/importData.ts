import { existsSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Contents } from './backup/archive.ts';
import { importCommunity } from './backup/importCommunity.ts';
import { checkArchive } from './backup/readArchive.ts';
import { showContents } from './backup/showContents.ts';
import { BadConfiguration, readConfig } from './config.ts';
import { connectDatabase } from './database/open.ts';
import { plainFailure } from './plainFailure.ts';

const USAGE = `Usage: npm run data:import -- [--check] FILE

Reads an archive made by data:export ("-" for standard input) into DATA_DIR and, where set,
DATABASE_URL: an empty database and a folder without files. All of it is imported or nothing.

  --check   only find out whether the archive is whole`;

async function main(): Promise<void> {
  const { values, positionals } = readOptions();
  const [file, ...more] = positionals;
  if (values.help) return console.log(USAGE);
  if (file === undefined || more.length > 0) throw new BadConfiguration([USAGE]);
  // Opened first: a missing file is reported before a database is created.
  const source = file === '-' ? process.stdin : (await open(file)).createReadStream();
  showContents(await (values.check ? checkArchive(source) : importFrom(source)));
  console.log(values.check ? '\nThe archive is whole.' : '\nImported. Start the server.');
}

function readOptions() {
  try {
    const options = {
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new BadConfiguration([(error as Error).message, USAGE]);
  }
}

async function importFrom(source: Readable): Promise<Contents> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const before = await entriesOf(dataDir);
  const { db, close } = await connectDatabase({ dataDir, databaseUrl });
  try {
    const contents = await importCommunity({ db, dataDir }, source);
    await close();
    return contents;
  } catch (error) {
    await close();
    const made = (await entriesOf(dataDir)).filter((name) => !before.includes(name));
    for (const name of made) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
}

/** Names in a folder; none of a missing one. */
async function entriesOf(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

try {
  await main();
} catch (error) {
  console.error(plainFailure(error) ?? error);
  process.exitCode = 1;
}
