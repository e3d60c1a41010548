import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { CoverageNews } from '@saudagar/storybook-addon-statecharts/coverage';
import { build } from 'esbuild';
import type { Passages } from '../../../scripts/stateCoverage.ts';

/** Hears which states and transitions the actors of pages go through. */
export interface PassageListener {
  /** What was gone through so far, by the machines' ids. */
  readonly passages: Passages;
  /** Hears every page that the context opens from here on. */
  follow(context: BrowserContext): Promise<void>;
  /** Waits until all has come that the context's pages have told. */
  hearOut(context: BrowserContext): Promise<void>;
  /** Writes it to a file. */
  keep(file: string): void;
}

/** Makes a listener, with the script that pages run for it. */
export async function listenToPassages(): Promise<PassageListener> {
  const script = await scriptOf('inPage.ts');
  const passages: Record<string, { entered: string[]; taken: string[] }> = {};
  const add = (known: string[], names: readonly string[]) =>
    known.push(...names.filter((name) => !known.includes(name)));
  const hear = ({ machine, entered, taken }: CoverageNews) => {
    passages[machine] ??= { entered: [], taken: [] };
    add(passages[machine].entered, entered);
    add(passages[machine].taken, taken);
  };
  return {
    passages,
    async follow(context) {
      await context.exposeBinding('__tellStatecharts', (_, news: CoverageNews[]) => {
        for (const one of news) hear(one);
      });
      // A page does not tell what is known: each message costs most of a millisecond.
      const known = Object.values(passages).flatMap(({ entered, taken }) => [...entered, ...taken]);
      await context.addInitScript({
        content: `globalThis.__knownPassages = ${JSON.stringify(known)};${script}`,
      });
    },
    async hearOut(context) {
      // A page answers after what it has told before. One that crashed told all it will.
      await Promise.all(context.pages().map((page) => page.evaluate(() => {}).catch(() => {})));
    },
    keep(file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passages));
    },
  };
}

/** A file of this folder with all it imports, as a script for a page. */
export async function scriptOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['saudagar-source'],
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
