import type { StoryEntry } from './storyList.ts';

/** What came of a run; stories are named by id. */
export interface StoryReport {
  passed: string[];
  failed: { id: string; message: string }[];
  /** Stories that failed first and then passed; they are among `passed` too. */
  flaky: string[];
}

/** The part of Jest's report that is read here. */
export interface JestReport {
  testResults: {
    message: string;
    status: string;
    assertionResults: {
      /** Part of the run, and the story's id. */
      ancestorTitles: string[];
      status: string;
      failureMessages: string[] | null;
      /** How often it was tried. */
      invocations?: number;
    }[];
  }[];
}

/** Reads Jest's report. A story of the run that it does not mention has failed. */
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
      if ((result.invocations ?? 1) > 1) report.flaky.push(id);
    } else {
      const messages = result?.failureMessages ?? crashes.map(({ message }) => message);
      report.failed.push({ id, message: messages.join('\n') || 'The runner did not run it.' });
    }
  }
  return report;
}
