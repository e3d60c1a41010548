/**
 * Runs the checks that take too long for each change: `npm run test:deep`. Names of parts run those
 * alone: `npm run test:deep -- postgres hostile`.
 */
import { deepTests } from './checks/deepTests.ts';
import { runAndReport } from './checks/report.ts';
import { named, withNeeds } from './checks/select.ts';

await runAndReport(withNeeds(deepTests, named(deepTests, process.argv.slice(2))));
