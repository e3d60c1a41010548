/**
 * Takes the pictures of the guide in the running demo: one of each section in each language, light,
 * beside the section's texts. `npm run guide:pictures -- feed groups` takes those of two pages.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@saudagar/contract';
import type { Page } from 'playwright';
import { pages } from '../apps/host/src/pages/pages.ts';
import { pictureOf, settle, startDemoPages } from './demoPages/demoPages.ts';
import { root } from './packages.ts';

const SCREEN = { viewport: { width: 1200, height: 750 } };
const MOST_BYTES = 60_000;

/** Addresses that show more of an area than its page's first path. @default that path */
const ADDRESSES: Readonly<Record<string, string>> = {
  guide: '/',
  admin: '/admin/flags',
  groups: '/groups?tab=discover',
};

/** The first click on a page. @default none */
const PRESSED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  messages: (page) => page.locator('.sg-messages-row').first().click(),
};

const wanted = process.argv.slice(2);
const sections = pages.filter(
  ({ name, guide }) => guide !== 'none' && (wanted.length === 0 || wanted.includes(name)),
);

const demo = await startDemoPages();
try {
  for (const locale of LOCALES) {
    const member = await demo.open({ as: 'member', locale, screen: SCREEN });
    const admin = await demo.open({ as: 'admin', locale, screen: SCREEN });
    for (const { name, paths, inMenuOf } of sections) {
      const page = inMenuOf ? admin : member;
      await page.goto(ADDRESSES[name] ?? paths[0]);
      await PRESSED[name]?.(page);
      await settle(page);
      const picture = await pictureOf(page, MOST_BYTES);
      writeFileSync(join(root, `apps/host/src/pages/${name}/guide/${locale}.webp`), picture);
      console.log(`${name}, ${locale}: ${(picture.length / 1000).toFixed(1)} kB`);
    }
  }
} finally {
  await demo.close();
}
