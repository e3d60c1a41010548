import type { InspectionEvent } from 'xstate';
import { noteCoverage } from './coverage.ts';

/** What the actors of a page did for the first time, of one machine. */
export interface CoverageNews {
  /** Its id. */
  machine: string;
  /** Ids of leaf states, as in `states` of `MachineCoverage`. */
  entered: string[];
  /** Names of transitions, as in its `transitions`. */
  taken: string[];
}

/**
 * XState's `inspect` for an app that runs outside Storybook, in an end to end test: tells of every leaf
 * state and every transition once since the page was loaded, as it happens, so that neither a reload
 * nor a crash loses what came before. Counts as stories do, under the same names.
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
