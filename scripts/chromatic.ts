/** Sends the built Storybook to Chromatic; all it needs is a project's token. */
import { spawnSync } from 'node:child_process';
import { root } from './packages.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(`Chromatic needs the token of a project:

  CHROMATIC_PROJECT_TOKEN=… npm run chromatic

It is on the project's page at chromatic.com, under Manage. Without Chromatic the same stories are
compared on this machine by \`npm run test:stories\`.`);
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  ['--no-install', 'chromatic', '--build-script-name', 'build-storybook', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
