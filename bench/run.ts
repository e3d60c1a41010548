/**
 * Measures the product beside its peers and its floor: `npm run bench [-- part …]`, where a part is
 * a folder (`web`) or a bench in it (`web/firstLoad`). Prints a table, writes a JSON file, and ends
 * with 1 where an aim is missed or a bench failed.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { buildAppIfStale } from '../scripts/appBuild.ts';
import type { Bench, Result, Samples } from './bench.ts';
import { measureInTurn, resultsOf } from './measure.ts';
import { measurePace } from './pace.ts';
import { tableOf } from './table.ts';

const folder = import.meta.dirname;
const file = join(folder, '../test-results/bench.json');

interface Outcome {
  part: string;
  name: string;
  results: Result[];
  samples: Samples;
  /** The machine's speed before and after, in milliseconds of a fixed piece of work. */
  pace: [number, number];
  failure?: string;
}

await buildAppIfStale();
const outcomes: Outcome[] = [];
for (const part of partsFor(process.argv.slice(2))) outcomes.push(await outcomeOf(part));

mkdirSync(join(file, '..'), { recursive: true });
writeFileSync(file, `${JSON.stringify({ machine: machine(), outcomes }, null, 2)}\n`);
const results = outcomes.flatMap((outcome) => outcome.results);
const missed = results.filter(({ isMet }) => isMet === false).length;
const failed = outcomes.filter(({ failure }) => failure).length;
console.log(
  `\n${results.filter(({ isMet }) => isMet).length} aims met, ${missed} missed, ${failed} benches failed; every figure is in test-results/bench.json`,
);
process.exit(missed + failed === 0 ? 0 : 1);

/** Lists every bench, or the requested ones. */
function partsFor(asked: readonly string[]): string[] {
  const all = globSync('{web,server,feed,messages,lists}/*.bench.ts', { cwd: folder })
    .map((path) => path.replace('.bench.ts', ''))
    .sort();
  const isAsked = (part: string, one: string) => part === one || part.startsWith(`${one}/`);
  const unknown = asked.filter((one) => !all.some((part) => isAsked(part, one)));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${all}`);
  return asked.length === 0 ? all : all.filter((part) => asked.some((one) => isAsked(part, one)));
}

async function outcomeOf(part: string): Promise<Outcome> {
  const { bench } = (await import(join(folder, `${part}.bench.ts`))) as { bench: Bench };
  console.log(`\n${part}: measuring …`);
  let samples: Samples = {};
  let failure: string | undefined;
  const before = measurePace();
  try {
    const running = await bench.start();
    try {
      samples = await measureInTurn(running, bench);
    } finally {
      await running.stop();
    }
  } catch (error) {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(failure);
  }
  const pace: Outcome['pace'] = [before, measurePace()];
  const results = resultsOf(bench.rows, samples);
  console.log(
    tableOf(`${bench.name}, at a pace of ${pace.map(Math.round).join(' to ')} ms`, results),
  );
  return { part, name: bench.name, results, samples, pace, ...(failure && { failure }) };
}

function machine() {
  const { node, v8 } = process.versions;
  const { arch, platform } = process;
  return { cpu: cpus()[0]?.model, cores: availableParallelism(), platform, arch, node, v8 };
}
