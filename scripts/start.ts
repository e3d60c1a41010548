/** Serves the app: builds it where needed and becomes the server. Options are the server's. */
import { runBundled } from '../apps/server/src/bundle.js';
import { buildHostIfStale } from './hostBuild.ts';

/** How often it is asked whether whoever started the server is still there, in milliseconds. */
const PARENT_CHECK = 500;

buildHostIfStale();
endWithParent();
// In this very process, so that every signal meant for the server reaches it.
await runBundled('serve');

/** npm hands a signal to the shell it runs scripts in, and that shell to nobody: it just goes. */
function endWithParent(): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK);
  check.unref();
}
