/**
 * Tells how much of every machine the stories and the end to end runs of the last time went through,
 * and fails where that is too little by stories. Folders as arguments are looked at in place of the
 * last run's: of the stories, of the end to end runs. `--stories` looks at the stories alone, and at states alone.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './packages.ts';
import {
  ADVICE,
  complaintsAboutPassages,
  complaintsAboutStates,
  machinesIn,
  readCoverage,
  readPassages,
} from './stateCoverage.ts';
import { coverageLine, coverageTable, notesOn } from './stateTable.ts';
import { storyResults } from './stories/storyRun.ts';

const { values, positionals } = parseArgs({
  options: { stories: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [
  byStories = join(storyResults, 'statecharts'),
  endToEnd = join(root, 'test-results/e2e/statecharts'),
] = positionals;

const machines = machinesIn(root);
const coverage = readCoverage(byStories);
const wanted = values.stories ? 'states' : 'transitions';
const complaints = complaintsAboutStates(machines, coverage, wanted);
const advice = complaints.length > 0 ? `\n\n${ADVICE}` : '';
if (values.stories) console.log(coverageLine(machines, coverage));
else {
  const passages = readPassages(endToEnd);
  complaints.push(...complaintsAboutPassages(passages));
  console.log(`Statechart coverage\n${coverageTable(machines, coverage, passages)}`);
  console.log(`\n${notesOn(machines, coverage, passages)}`);
}
if (complaints.length > 0) console.error(`\n${complaints.join('\n')}${advice}`);
process.exitCode = complaints.length === 0 ? 0 : 1;
