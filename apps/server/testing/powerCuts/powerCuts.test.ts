import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { NO_COST } from '../../src/areas/account/passwords.ts';
import { openDatabase } from '../../src/database/open.ts';
import { NO_LIMITS } from '../../src/limits/limits.ts';
import { startServer } from '../../src/server.ts';
import { putReadyDatabase } from '../readyDatabase.ts';
import { picture } from '../sampleFiles.ts';
import { type Acknowledged, findMissingWrites } from './acknowledged.ts';
import { type DiskFolder, differences, readTree, writeTree } from './diskTree.ts';
import { afterCut } from './journal.ts';
import { writeTo } from './load.ts';
import { recordDisk } from './recordedDisk.ts';

const CUTS = Number(process.env.CUTS ?? 5);
/** Number of cuts of one server's work; the next server recovers from the last of them. */
const CUTS_PER_SERVER = Math.min(10, Math.ceil(CUTS / 2));
const ROUNDS = 6;
const TIMEOUT = 120_000 + CUTS * 10_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a server on a data folder and records all changes to the disk. */
async function workOn(dataDir: string) {
  const { disk, stop } = await recordDisk(dataDir);
  try {
    const server = await startServer({ dataDir, limits: NO_LIMITS, passwordCost: NO_COST });
    const acknowledged = await writeTo(server, {
      length: () => disk.journal.length,
      rounds: ROUNDS,
      picture: await picture('png', 400, 300),
    });
    await server.close();
    return { ...disk, acknowledged };
  } finally {
    stop();
  }
}

/** Lists acknowledged writes lost after the database has recovered from a cut. */
async function lostAfter(tree: DiskFolder, acknowledged: readonly Acknowledged[]) {
  const dataDir = join(folder, 'recovered');
  writeTree(dataDir, tree);
  const { stop } = await recordDisk(dataDir);
  try {
    const { db, close } = await openDatabase({ dataDir });
    const missingWrites = await findMissingWrites({ db, dataDir }, acknowledged);
    await close();
    return missingWrites;
  } finally {
    stop();
    await rm(dataDir, { recursive: true });
  }
}

test(`no acknowledged write is lost in ${CUTS} power cuts`, { timeout: TIMEOUT }, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const random = createRandom(seed);
  const dataDir = join(folder, 'data');
  putReadyDatabase(dataDir);
  let survived: Acknowledged[] = [];
  for (let cut = 1; cut <= CUTS; ) {
    const before = survived;
    const { base, journal, acknowledged } = await workOn(dataDir);
    const whole = afterCut(base, journal, journal.length, { survival: 1, random: () => 0 });
    const real = readTree(dataDir, () => 0);
    expect(differences(whole, real), 'files whose changes were not recorded').toEqual([]);
    let tree = whole;
    for (let mine = 0; mine < CUTS_PER_SERVER && cut <= CUTS; mine += 1, cut += 1) {
      // Half of the cuts come right after a response.
      const length = random.chance(0.5)
        ? random.pick(acknowledged as [Acknowledged]).at
        : random.whole(1, journal.length);
      const survival = random.chance(0.4) ? 0 : random.next();
      tree = afterCut(base, journal, length, { survival, random: random.next });
      survived = [...before, ...acknowledged.filter(({ at }) => at <= length)];
      const where = `cut ${cut} at ${length} of ${journal.length}, survival ${survival}, SEED=${seed}`;
      expect(await lostAfter(tree, survived), where).toEqual([]);
    }
    await rm(dataDir, { recursive: true });
    writeTree(dataDir, tree);
  }
});
