import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** True when the pinned browser runs here; pictures are compared only in it. */
export const isPinnedBrowserAvailable = process.platform === 'linux' && process.arch === 'x64';

/** Options with which every check starts its browser. */
export interface BrowserLaunch {
  /** The pinned browser; undefined except on Linux x64, where Playwright's own is used. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Returns the launch options of the browser for stories and end to end tests. Unpacks the pinned
 * one on first use, in one rename so that concurrent callers never see half of it.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  // Pages get the same glyphs everywhere: no hinting, no subpixel order, one colour profile.
  const args = [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    // Redraws a whole tile when a part of it changed: otherwise the part's edges depend on what the
    // page showed before, and with them the bytes of one picture in eight.
    '--disable-partial-raster',
  ];
  const env = process.env as Record<string, string>;
  if (!isPinnedBrowserAvailable) return { args, env };
  const folder = await unpackedBrowser();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

async function unpackedBrowser(): Promise<string> {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(root, 'node_modules/.cache', `browser-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unfinished;
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  writeFileSync(join(unfinished, 'fonts.conf'), fontsConf(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Configures only the fonts that come with the browser: installed ones must not show. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fontconfig')}</cachedir>
</fontconfig>
`;
}
