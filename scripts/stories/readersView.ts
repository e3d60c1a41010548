import { type Browser, chromium } from 'playwright';
import { browserLaunch } from '../browser.ts';
import { serveFolder } from '../staticServer.ts';
import { builtStorybook } from './storyList.ts';

/** A fault for the guard, and its story. */
export interface PlantedFault {
  id: string;
  name: string;
  reason: RegExp;
}

/**
 * Opens planted stories like a reader: each must stay, with the fault in a line at its edge and in
 * the panel. Returns those that do not.
 */
export async function missedByReaders(planted: readonly PlantedFault[]): Promise<string[]> {
  const server = await serveFolder(builtStorybook);
  const browser = await chromium.launch(await browserLaunch());
  const missed: string[] = [];
  try {
    for (const { id, name, reason } of planted) {
      const wrong = await wrongFor(browser, `${server.url}/?path=/story/${id}`, reason);
      if (wrong) missed.push(`A reader of the planted fault ${name} does not see it: ${wrong}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return missed;
}

async function wrongFor(browser: Browser, story: string, reason: RegExp): Promise<string | null> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${story}&addonPanel=storybook/interactions/panel`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.locator('.story-unclean', { hasText: reason }).waitFor();
    await preview.getByText('Planted', { exact: true }).waitFor();
    await page.getByText('Is clean').waitFor();
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await page.close();
  }
}
