import type { StoryEntry } from './storyList.ts';

/** The results of a run; stories are named by id. */
export interface StoryReport {
  passed: string[];
  failed: { id: string; message: string }[];
  /** Stories that failed first, with the reason, and then passed; they are among `passed` too. */
  flaky: { id: string; message: string }[];
}

/** The fields of Jest's report that are read here. */
export interface JestReport {
  testResults: {
    message: string;
    status: string;
    assertionResults: {
      /** Name of the part of the run, and the story's id. */
      ancestorTitles: string[];
      status: string;
      failureMessages: string[] | null;
      /** The number of attempts. */
      invocations?: number;
      /** Why earlier attempts failed. */
      retryReasons?: string[];
    }[];
  }[];
}

/** Reads Jest's report. A story of the run that is missing from it has failed. */
export function storyReport(
  { testResults }: JestReport,
  stories: readonly StoryEntry[],
): StoryReport {
  const results = new Map(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map((result) => [result.ancestorTitles.at(-1), result] as const),
    ),
  );
  const crashes = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  const report: StoryReport = { passed: [], failed: [], flaky: [] };
  for (const { id } of stories) {
    const result = results.get(id);
    if (result?.status === 'passed') {
      report.passed.push(id);
      const { invocations = 1, retryReasons = [] } = result;
      if (invocations > 1) report.flaky.push({ id, message: retryReasons.join('\n') });
    } else {
      const messages = result?.failureMessages ?? crashes.map(({ message }) => message);
      report.failed.push({ id, message: messages.join('\n') || 'The runner did not run it.' });
    }
  }
  return report;
}
