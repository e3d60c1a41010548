/**
 * Runs the checks that each change must pass: `npm test`. Names of checks run those alone, with
 * their needs. `--changed` runs those that the change since main affects, `--shard 1/4` a fourth of
 * them.
 */
import { parseArgs } from 'node:util';
import { changedFiles, reachOf, readWorkspaces } from './checks/changed.ts';
import { runAndReport } from './checks/report.ts';
import { named, narrowed, readShard, shardOf, withNeeds } from './checks/select.ts';
import { tests } from './checks/tests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, shard: { type: 'string' } },
});
let jobs = named(tests, positionals);
if (values.changed) jobs = narrowed(jobs, reachOf(changedFiles(), readWorkspaces()));
if (values.shard) jobs = shardOf(jobs, readShard(values.shard));
await runAndReport(withNeeds(tests, jobs));
