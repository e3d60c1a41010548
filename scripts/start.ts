/** Serves the app: builds it when stale, then becomes the server. Options are the server's. */
import { buildAppIfStale, isAppStale } from './appBuild.ts';

/** Interval in milliseconds at which the server checks that its parent process still runs. */
const PARENT_CHECK = 500;

if (isAppStale()) {
  await refuseEarly();
  await buildAppIfStale();
}
endWithParent();
// In this process, so that signals for the server reach it.
process.argv.splice(2, 0, 'serve');
await import(new URL('../apps/server/dist/run.js', import.meta.url).href);

/** Refuses a wrong configuration or a used address now: building the app takes half a minute. */
async function refuseEarly(): Promise<void> {
  const { readConfig } = await import('../apps/server/src/config.ts');
  const { expectFreeAddress } = await import('../apps/server/src/http/freeAddress.ts');
  const { plainFailure } = await import('../apps/server/src/plainFailure.ts');
  try {
    const { host, port } = readConfig(process.env);
    await expectFreeAddress(host, port);
  } catch (error) {
    console.error(plainFailure(error) ?? error);
    process.exit(1);
  }
}

/**
 * Ends with the parent process: npm signals only the shell of the script, which does not pass it
 * on.
 */
function endWithParent(): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK);
  check.unref();
}
