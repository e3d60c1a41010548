/**
 * Takes the screenshots of the manifest in the running demo, in each language: what a browser shows
 * when it offers to install the app.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@saudagar/contract';
import { pictureOf, settle, startDemoPages } from './demoPages/demoPages.ts';
import { root } from './packages.ts';

const MOST_BYTES = 150_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const SHOTS = [
  { name: 'feed', path: '/feed', screen: PHONE },
  { name: 'events', path: '/events', screen: PHONE },
  { name: 'home', path: '/', screen: DESKTOP },
];

const folder = join(root, 'apps/host/public/screenshots');
mkdirSync(folder, { recursive: true });
const demo = await startDemoPages();
try {
  for (const locale of LOCALES)
    for (const { name, path, screen } of SHOTS) {
      const page = await demo.open({ as: 'member', locale, screen });
      await page.goto(path);
      await settle(page);
      const picture = await pictureOf(page, MOST_BYTES);
      writeFileSync(join(folder, `${name}-${locale}.webp`), picture);
      console.log(`${name}, ${locale}: ${(picture.length / 1000).toFixed(1)} kB`);
    }
} finally {
  await demo.close();
}
