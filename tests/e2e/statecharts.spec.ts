import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { listenToPassages, scriptOf } from './statecharts/passages.ts';

test('the assembled app tells which states it goes through', async ({ page, listener }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('siti@example.com');
  await expect
    .poll(() => listener.passages.session?.entered)
    .toContain('session.signedOut.deciding');
  await expect
    .poll(() => listener.passages.login?.taken)
    .toContain('login.editing on field.changed');
});

test.describe('what a planted page goes through', () => {
  const PLANTED = 'http://planted.example/';

  interface Planting {
    isHeard?: boolean;
    /** A page that left something in its browser. */
    before?: Page;
  }

  /** A page with the seed. */
  async function plant(browser: Browser, { isHeard = true, before }: Planting = {}) {
    const listener = await listenToPassages();
    const storageState = await before?.context().storageState();
    const context = await browser.newContext({ ...(storageState && { storageState }) });
    if (isHeard) await listener.follow(context);
    const body = `<!doctype html><script>${await scriptOf('planted.ts')}</script>`;
    await context.route(PLANTED, (route) => route.fulfill({ contentType: 'text/html', body }));
    const page = await context.newPage();
    await page.goto(PLANTED);
    const send = (type: string) => page.evaluate((event) => globalThis.sendToSeed(event), type);
    return { page, send, context, listener };
  }

  test('is what events led to', async ({ browser }) => {
    const { send, context, listener } = await plant(browser);
    await send('rain.fell');
    await send('nobody.knows');
    await listener.hearOut(context);
    expect(listener.passages).toEqual({
      seed: { entered: ['seed.sown', 'seed.growing'], taken: ['seed.sown on rain.fell'] },
    });
    await context.close();
  });

  test('is not what a kept snapshot put it into', async ({ browser }) => {
    const before = await plant(browser, { isHeard: false });
    await before.send('rain.fell');
    const { send, context, listener } = await plant(browser, { before: before.page });
    await listener.hearOut(context);
    expect(listener.passages).toEqual({});
    await send('sun.shone');
    await listener.hearOut(context);
    expect(listener.passages).toEqual({
      seed: { entered: ['seed.ripe'], taken: ['seed.growing on sun.shone'] },
    });
    await before.context.close();
    await context.close();
  });

  test('is kept when the page is loaded anew, and when it crashes', async ({ browser }) => {
    const { page, send, context, listener } = await plant(browser);
    await send('rain.fell');
    await page.reload();
    await send('sun.shone');
    const crashed = page.waitForEvent('crash');
    // Never answered, since nobody is left to.
    void page.goto('chrome://crash').catch(() => {});
    await crashed;
    await listener.hearOut(context);
    expect(listener.passages.seed).toEqual({
      entered: ['seed.sown', 'seed.growing', 'seed.ripe'],
      taken: ['seed.sown on rain.fell', 'seed.growing on sun.shone'],
    });
    await context.close();
  });
});
