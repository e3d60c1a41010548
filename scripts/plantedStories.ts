/** Runs the stories that are wrong on purpose and makes sure that every one is found out. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserLaunch, isPinnedBrowserAvailable } from './browser.ts';
import { serveFolder } from './staticServer.ts';
import { builtStorybook, runStories, storyResults } from './storyRun.ts';

/** What each story has to be told off for. */
const REASONS: Record<string, RegExp> = {
  'Printed Error': /console\.error: planted error/,
  'Printed Warning': /console\.warn: planted warning/,
  'Uncaught Error': /planted uncaught error/,
  'Unhandled Rejection': /planted rejection/,
  'Unexpected Request': /unexpected request: GET .*\/api\/planted/,
  'Foreign Request': /unexpected request: GET https:\/\/planted\.example/,
  Inaccessible: /image-alt/,
  'Failed Play': /planted play/,
  ...(isPinnedBrowserAvailable && {
    'Missing Picture': /Picture .* is missing/,
    'Changed Picture': /Picture .* changed \(\d+ pixels\)/,
  }),
};

interface Report {
  testResults: {
    assertionResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
  }[];
}

mkdirSync(storyResults, { recursive: true });
await browserLaunch();
const server = await serveFolder(builtStorybook);
const env = { STORYBOOK_INCLUDE_TAGS: 'planted', PICTURES: 'compare' };
await runStories({
  url: server.url,
  report: 'planted.json',
  filters: ['workshop-planted'],
  env,
  quiet: true,
});
server.close();

const { testResults } = JSON.parse(
  readFileSync(join(storyResults, 'planted.json'), 'utf8'),
) as Report;
const results = new Map(
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map((result) => [result.ancestorTitles.at(-1), result] as const),
  ),
);
const missed = Object.entries(REASONS).filter(([name, reason]) => {
  const result = results.get(name);
  return result?.status !== 'failed' || !reason.test(result.failureMessages.join('\n'));
});
for (const [name, reason] of missed) {
  const said = results.get(name)?.failureMessages.join('\n') ?? 'it was not run';
  console.error(`The planted story ${name} was not found out (${reason}): ${said || 'it passed'}`);
}
console.log(
  `${Object.keys(REASONS).length - missed.length} of ${Object.keys(REASONS).length} planted faults found`,
);
process.exit(missed.length === 0 ? 0 : 1);
