import type { InspectionEvent } from 'xstate';
import { noteCoverage } from './coverage.ts';

/** First-time coverage by the actors of a machine. */
export interface CoverageNews {
  /** Id of the machine. */
  machine: string;
  /** Ids of leaf states, as in `states` of `MachineCoverage`. */
  entered: string[];
  /** Names of transitions, as in its `transitions`. */
  taken: string[];
}

/**
 * XState's `inspect` for an app outside Storybook, in an end to end test. Reports each leaf state
 * and transition once per page load, as it happens, so that neither a reload nor a crash loses any.
 * Counts as stories do, under the same names.
 */
export function coverageInspector(
  listener: (news: CoverageNews) => void,
): (event: InspectionEvent) => void {
  return (event) => {
    const noted = noteCoverage(event);
    if (!noted) return;
    const { machine, news } = noted;
    if (news.entered.length + news.taken.length > 0) listener({ machine, ...news });
  };
}
