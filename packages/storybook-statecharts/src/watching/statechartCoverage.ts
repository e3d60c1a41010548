import { coverageOfPage, type MachineCoverage } from './coverage.ts';
import { describeLine } from './describeActor.ts';
import { watchedActors } from './watchedActors.ts';

/**
 * What this page has gone through of every machine since it was loaded, by the machines' ids, and
 * which states the story ends in. A test runner reads it after each story, as `__statechartCoverage()`
 * of the page, and keeps it in a file named after the story.
 */
export function statechartCoverage(): Record<string, MachineCoverage> {
  const coverage = coverageOfPage();
  for (const { machine, status, leaves } of watchedActors().map(describeLine)) {
    const found = coverage[machine];
    if (!found || status === 'stopped') continue;
    found.shown = [...new Set([...(found.shown ?? []), ...leaves])];
  }
  return coverage;
}

declare global {
  /** {@link statechartCoverage}, for whoever drives the browser. */
  var __statechartCoverage: () => Record<string, MachineCoverage>;
}
