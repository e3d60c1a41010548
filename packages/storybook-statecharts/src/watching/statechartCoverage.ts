import { coverageOfPage, type MachineCoverage } from './coverage.ts';
import { describeLine } from './describeActor.ts';
import { watchedActors } from './watchedActors.ts';

/**
 * Coverage of every machine since the page was loaded, by machine id, and the states in which the
 * story ends. A test runner reads it after each story as `__statechartCoverage()` and stores it in
 * a file named after the story.
 */
export function statechartCoverage(): Record<string, MachineCoverage> {
  const coverage = coverageOfPage();
  for (const { machine, status, leaves } of watchedActors().map(describeLine)) {
    const covered = coverage[machine];
    if (!covered || status === 'stopped') continue;
    covered.shown = [...new Set([...(covered.shown ?? []), ...leaves])];
  }
  return coverage;
}

declare global {
  /** {@link statechartCoverage}, for browser automation. */
  var __statechartCoverage: () => Record<string, MachineCoverage>;
}
