import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import { ELK_FOLDER } from './drawing/elk.ts';
import { INDEX_FILE } from './stories/readIndex.ts';
import { indexOfRun, type StoryIndex } from './stories/storyIndex.ts';
import type { MachineCoverage } from './watching/coverage.ts';

/** Options of the addon in Storybook's `main`. */
export interface StatechartOptions {
  /**
   * Folder with a test run's results of `__statechartCoverage()`: one JSON file per story, named by
   * its id. With it, the panel lists the stories of a state before any is opened.
   */
  coverage?: string;
}

type StaticDirs = (string | { from: string; to: string })[];

/** Serves the layout library and the index of stories beside Storybook's own files. */
export function staticDirs(existing: StaticDirs = [], { coverage }: StatechartOptions): StaticDirs {
  const library = dirname(createRequire(import.meta.url).resolve('elkjs/lib/elk-api.js'));
  const index = resolvePathInStorybookCache('statecharts');
  mkdirSync(index, { recursive: true });
  writeFileSync(join(index, INDEX_FILE), JSON.stringify(coverage ? readRun(coverage) : {}));
  const serve = (folder: string, file: string) => ({
    from: join(folder, file),
    to: `/${ELK_FOLDER}/${file}`,
  });
  return [
    ...existing,
    serve(library, 'elk-api.js'),
    serve(library, 'elk-worker.min.js'),
    serve(index, INDEX_FILE),
  ];
}

function readRun(coverage: string): StoryIndex {
  const folder = resolve(coverage);
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return indexOfRun(
    new Map(
      files.map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, MachineCoverage>,
      ]),
    ),
  );
}
