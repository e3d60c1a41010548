/**
 * Tells how much of every machine the stories of the last run went through, and fails where that is
 * too little. A folder as argument is looked at in place of the last run's.
 */
import { join } from 'node:path';
import { root } from './packages.ts';
import {
  ADVICE,
  complaintsAboutStates,
  coverageTable,
  machinesIn,
  readCoverage,
} from './stateCoverage.ts';
import { storyResults } from './storyRun.ts';

const machines = machinesIn(root);
const coverage = readCoverage(process.argv[2] ?? join(storyResults, 'statecharts'));
console.log(`Statechart coverage by stories\n${coverageTable(machines, coverage)}`);
const complaints = complaintsAboutStates(machines, coverage);
if (complaints.length > 0) console.error(`\n${complaints.join('\n')}\n\n${ADVICE}`);
process.exitCode = complaints.length === 0 ? 0 : 1;
