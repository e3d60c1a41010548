import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Files, FirstLoad, PageFiles } from '../src/boot/firstLoad.ts';
import { firstListsOf, type PageDefinition, routesOf } from '../src/pages/definition.ts';
import { conditions } from './conditions.ts';
import {
  type Bundle,
  baseOf,
  type Chunk,
  chunksOf,
  circleIn,
  closureOf,
  firstChunks,
  readPages,
} from './pageChunks.ts';

const source = join(import.meta.dirname, '../src');
const workspace = join(import.meta.dirname, '../../..');
/** Parts that members open on most pages: the composer, menus, toasts and the share dialog. */
const OPENED = ['feed-more', 'posts-more', 'shell-more', 'ShareDialog'];

/**
 * Finds the files that each page needs at once, writes them to `firstLoad.json` for the server, and
 * builds them into the boot script, which comes first in the page. The modules of every file are
 * written to `.vite/modules.json`, which `scripts/sizes.ts` and the end to end tests read.
 */
export function firstLoadPlugin(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite's own plugin, which adds the styles of each file.
      order: 'post',
      async handler(_, bundle) {
        const circle = circleIn(bundle);
        if (circle) throw new Error(`These files import each other: ${circle.join(', ')}`);
        const firstLoad = firstLoadOf(await readPages(), bundle);
        const code = await buildBoot(firstLoad);
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/boot-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: code });
        this.emitFile({
          type: 'asset',
          fileName: 'firstLoad.json',
          source: `${JSON.stringify(firstLoad, null, 2)}\n`,
        });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/modules.json',
          source: `${JSON.stringify(modulesOf(bundle), null, 2)}\n`,
        });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        // First in the page, and not `async`: its requests must be pending when the app needs them.
        page.source = String(page.source).replace(
          /<script /,
          `<script src="/${fileName}"></script>\n    <script `,
        );
      },
    },
  };
}

function firstLoadOf(pages: readonly PageDefinition[], bundle: Bundle): FirstLoad {
  const base = baseOf(bundle);
  const filesOf = (chunks: readonly Chunk[]): Files => {
    const added = chunks.filter((chunk) => !base.includes(chunk));
    return {
      scripts: added.map(({ fileName }) => `/${fileName}`),
      styles: stylesOf(added),
      texts: textsOf(chunks, bundle),
    };
  };
  const likely = pages.filter(({ isOnBottomBar, paths }) => isOnBottomBar || paths[0] === '/login');
  const opened = chunksOf(bundle).filter(({ name }) => OPENED.includes(name));
  return {
    next: filesOf([
      ...new Set([
        ...likely.flatMap((page) => firstChunks(page, bundle)),
        ...closureOf(opened, bundle),
      ]),
    ]),
    pages: pages.flatMap((page) => {
      const files = filesOf(firstChunks(page, bundle));
      return page.paths.map((path): PageFiles => ({ path, ...files }));
    }),
    routes: routesOf(pages),
    firstLists: firstListsOf(pages),
  };
}

/** Modules of each file, by their paths from the workspace's root, for the checks. */
function modulesOf(bundle: Bundle): Record<string, string[]> {
  return Object.fromEntries(
    chunksOf(bundle).map(({ fileName, modules }) => [
      `/${fileName}`,
      Object.entries(modules)
        .filter(([id, { renderedLength }]) => !id.startsWith('\0') && renderedLength > 0)
        .map(([id]) => relative(workspace, id)),
    ]),
  );
}

function stylesOf(chunks: readonly Chunk[]): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles)].map((name) => `/${name}`);
}

/** Text files by language that these chunks import when the language is shown. */
function textsOf(chunks: readonly Chunk[], bundle: Bundle): Record<string, string[]> {
  const names = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const files: Record<string, string[]> = {};
  for (const { name, fileName } of chunksOf(bundle)) {
    const language = /^texts-(?:(?:admin|more)-)?(.+)$/.exec(name)?.[1];
    if (!language) continue;
    files[language] ??= [];
    if (names.has(fileName)) files[language].push(`/${fileName}`);
  }
  return files;
}

/** Paths to which the boot script may redirect. */
const LED_TO = ['/', '/feed', '/login'];
const isLedTo = ({ path }: PageFiles) => LED_TO.includes(path);

/** The server names the files of the requested path: the boot script adds them after a redirect. */
function withoutRepeats({ pages, ...rest }: FirstLoad): FirstLoad {
  return {
    ...rest,
    pages: pages.map((page) => (isLedTo(page) ? page : { ...page, scripts: [], styles: [] })),
  };
}

/** The boot script with its data, in one file. */
async function buildBoot(firstLoad: FirstLoad): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    define: { __FIRST_LOAD__: JSON.stringify(withoutRepeats(firstLoad)) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: join(source, 'boot/main.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [built].flat();
  const first = output && 'output' in output ? output.output[0] : undefined;
  if (first?.type !== 'chunk') throw new Error('the boot script was not built');
  return first.code;
}
