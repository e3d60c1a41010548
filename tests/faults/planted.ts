import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startFaultServer } from './faultServer.ts';
import { rehearse } from './play.ts';
import type { Scenario } from './scenario.ts';
import { sweep } from './sweep.ts';
import { openWorker } from './worker.ts';

/** The expected finding of each screen; none of the last one. */
const FOUND: Readonly<Record<string, RegExp | null>> = {
  '/blank': /the page is blank.*Give the state .* a view/,
  '/spinner': /it still waits: Posts is busy.*onError/,
  '/silent': /it says nothing about it.*InlineMessage/,
  '/stuck': /there is no way on.*Retry/,
  '/uncaught': /uncaught: list answered 500.*onError/,
  '/raw': /it says “list answered 500”.*in words/,
  '/draft': /“Dua karung kopi” is gone from the field “Text”.*usePersistentActor/,
  '/well': null,
};

function scenarioOf(page: string): Scenario {
  const shown = { done: ({ page: seen }) => seen.getByRole('article') } satisfies Partial<Scenario>;
  if (page !== '/draft') return { does: 'open it', page, ...shown };
  return {
    does: 'share a text',
    page,
    fill: ({ page: seen }) => seen.getByRole('textbox').fill('Dua karung kopi'),
    press: ({ page: seen }) => seen.getByRole('button', { name: 'Share' }),
    ...shown,
  };
}

/** Sweeps the planted screens. Returns the undetected ones, and the number of detected ones. */
export async function sweepPlanted(browser: Browser): Promise<{ missed: string[]; found: number }> {
  const server = await startFaultServer(join(import.meta.dirname, 'planted'));
  const worker = await openWorker(
    await browser.newContext({ serviceWorkers: 'block' }),
    server,
    'en',
  );
  const missed: string[] = [];
  for (const [page, expected] of Object.entries(FOUND)) {
    const scenario = scenarioOf(page);
    const [endpoint] = await rehearse(worker, scenario);
    const faults = ['server error'] as const;
    const swept = endpoint && (await sweep(worker, scenario, endpoint, { faults }));
    const messages =
      swept?.failures.map(({ what, advice }) => `${what}. ${advice}`).join('\n') ?? '';
    if (expected ? !expected.test(messages) : messages !== '') {
      missed.push(
        `The planted screen ${page} was not found out (${expected}): ${messages || 'it passed'}`,
      );
    }
  }
  server.close();
  await worker.page.context().close();
  return { missed, found: Object.keys(FOUND).length - missed.length };
}
