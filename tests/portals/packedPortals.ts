/**
 * Installs the packed packages into a blank portal outside the workspace, with React 18.2 and with
 * 19, and uses all of them there: signed in, against the real server on another origin, in pages
 * with the global CSS of the usual templates. Needs the built packages.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { browserLaunch } from '../../scripts/browser.ts';
import { serveFolder } from '../../scripts/staticServer.ts';
import { buildPortal, packForPortal } from './blankPortal.ts';
import {
  checkEmbedded,
  checkHeadless,
  checkParts,
  checkTheme,
  compareLooks,
  onPage,
  styleCaseNames,
  type Visit,
  writePost,
} from './checks.ts';
import { buildNextApp, buildViteApp, serveNextApp } from './embeddedApps.ts';
import { signInToDemo } from './signIn.ts';

const work = mkdtempSync(join(tmpdir(), 'saudagar-packed-'));
// A folder of its own: all its files are served.
const portal = mkdtempSync(join(tmpdir(), 'saudagar-portal-'));
const site = await serveFolder(work);
const nextPort = await freePort();
const nextApp = mkdtempSync(join(tmpdir(), 'saudagar-next-'));
const nextUrl = `http://127.0.0.1:${nextPort}`;
const server = await startRunningServer({
  env: { CORS_ORIGINS: `${site.url},${nextUrl}`, LOG_LEVEL: 'info' },
  options: ['--demo'],
});
const browser = await chromium.launch(await browserLaunch());
let failures = 0;
try {
  const tarballs = packForPortal(join(work, 'tarballs'));
  const token = await signInToDemo(server.address);
  for (const react of ['18', '19'] as const) {
    await buildPortal(portal, react, tarballs, server.address, join(work, react));
    const visit: Visit = {
      ...{ browser, token, serverUrl: server.address },
      url: `${site.url}/${react}`,
    };
    await check(`React ${react}: every package draws`, () => usePortal(visit, react));
    // Computed styles do not depend on React.
    if (react === '19') {
      await check('the kit looks alike in every portal', async () =>
        assert.deepEqual(await compareLooks(visit, styleCaseNames()), []),
      );
    }
    await check(`React ${react}: a post is written`, () =>
      writePost(visit, 'feed', `Dari portal dengan React ${react}`),
    );
  }
  await check('the Vite app of the page "Embed" works', async () => {
    await buildViteApp(portal, server.address, join(work, 'embed'));
    await checkEmbedded(browser, `${site.url}/embed/index.html`);
    await checkHeadless(browser, `${site.url}/embed/names.html`);
  });
  await check('the Next.js app of the page "Embed" works', async () => {
    buildNextApp(nextApp, tarballs.values(), server.address);
    const next = await serveNextApp(nextApp, nextPort);
    try {
      await checkEmbedded(browser, nextUrl);
    } finally {
      await next.stop();
    }
  });
} finally {
  await browser.close();
  await server.stop();
  site.close();
  for (const folder of [work, portal, nextApp]) rmSync(folder, { recursive: true });
}
process.exitCode = failures === 0 ? 0 : 1;

async function check(what: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
    console.log(`${what}: yes`);
  } catch (error) {
    failures += 1;
    console.error(`${what}: no\n${error instanceof Error ? error.message : error}`);
  }
}

async function usePortal(visit: Visit, react: string): Promise<void> {
  const version = await onPage(visit, 'feed', 'feed', async (page) => {
    await page.getByRole('article').first().waitFor();
    return page.evaluate(() => document.documentElement.dataset.react);
  });
  assert.equal(version?.split('.')[0], react, 'the version of React');
  await checkTheme(visit);
  await checkParts(visit);
}

/** Finds a free port: Next.js cannot report the one it was given. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
