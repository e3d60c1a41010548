/** Serves the app: builds it where needed and becomes the server. Options are the server's. */
import { buildAppIfStale, isAppStale } from './appBuild.ts';

/** Interval in milliseconds at which the server checks that its parent process still runs. */
const PARENT_CHECK = 500;

if (isAppStale()) {
  await refuseEarly();
  await buildAppIfStale();
}
endWithParent();
// In this very process, so that every signal meant for the server reaches it.
process.argv.splice(2, 0, 'serve');
await import(new URL('../apps/server/dist/run.js', import.meta.url).href);

/** Refuses a wrong configuration or a taken address now: building the app takes half a minute. */
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
