/**
 * Runs every story of the built Storybook in the pinned browser: behaviour, axe, pictures, and
 * whether all of them together go through every machine.
 * `--update` keeps the pictures as they are now; `--no-build` takes the Storybook built last;
 * `--long-texts` measures every story with longer texts, not only whole pages.
 * `--late` has requests and answers come up to half a second late, which finds stories that race them.
 * Further arguments go to the runner, parts of the names of those to run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtStories } from '../.storybook/runner/storyList.ts';
import { pictureSuffixes } from '../.storybook/runner/views.ts';
import { browserLaunch, isPinnedBrowserAvailable } from './browser.ts';
import { root } from './packages.ts';
import { writePicturesReport } from './picturesReport.ts';
import { serveFolder } from './staticServer.ts';
import { builtStorybook, runStories, storyResults } from './storyRun.ts';

const update = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

if (!process.argv.includes('--no-build') || !existsSync(join(builtStorybook, 'index.json'))) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build-storybook'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(storyResults, { recursive: true, force: true });
mkdirSync(storyResults, { recursive: true });
await browserLaunch();
if (!isPinnedBrowserAvailable) {
  console.log('Pictures are compared on Linux x64 only: NOT compared on this machine.');
}

if (process.argv.includes('--long-texts')) process.env.LONG_TEXTS = 'all';
if (process.argv.includes('--late')) process.env.LATE_ANSWERS = '500';
const server = await serveFolder(builtStorybook);
const code = await runStories(server.url, filters, update ? 'update' : 'compare');
server.close();
const report = writePicturesReport(storyResults);
if (report) console.error(`Pictures that are not as before, side by side: ${report}`);
// A few stories cannot go through everything, nor can all of them where some have failed.
const isWhole = filters.length === 0 && code === 0;
const { status: coverage } = isWhole
  ? spawnSync(process.execPath, [join(root, 'scripts/statecharts.ts'), '--stories'], {
      stdio: 'inherit',
    })
  : { status: 0 };
const leftovers = isWhole ? leftoverPictures() : [];
if (update) for (const path of leftovers) rmSync(join(root, path));
else for (const path of leftovers) console.error(`Picture of no story: ${path}`);
const isCovered = update || coverage === 0;
process.exit(code === 0 && isCovered && (update || leftovers.length === 0) ? 0 : 1);

/** Pictures that no story's check has touched, by the list of stories that were built. */
function leftoverPictures(): string[] {
  if (!isPinnedBrowserAvailable) return [];
  const expected = new Set(
    builtStories().flatMap((story) =>
      pictureSuffixes(story).map((suffix) => `${story.id}${suffix}`),
    ),
  );
  return globSync('.storybook/pictures/**/*.png', { cwd: root }).filter((path) => {
    const [folder, file] = path.split('/').slice(-2) as [string, string];
    return !expected.has(`${folder}-${file.replace(/\.png$/, '')}`);
  });
}
