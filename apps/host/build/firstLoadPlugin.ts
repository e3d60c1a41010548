import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { FirstLoad, PageFiles } from '../src/boot/firstLoad.ts';
import {
  firstListsOf,
  isForMembers,
  type PageDefinition,
  routesOf,
} from '../src/pages/definition.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const source = join(import.meta.dirname, '../src');
const workspace = join(import.meta.dirname, '../../..');
const LANGUAGES = ['en', 'id'];

/**
 * Has Chromium compile a file's functions while it downloads it, beside the main thread, instead of
 * each when it is first called: of the landing pages nearly all of them are.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Finds the files that each page needs at once, writes them down for the server (`firstLoad.json`)
 * and builds them into the boot script, which stands first in the page. What every file is made of
 * is written to `.vite/modules.json`, which `scripts/sizes.ts` checks.
 */
export function firstLoadPlugin(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite's own, which puts code of its own before all that a file has.
      order: 'post',
      async handler(_, bundle) {
        const firstLoad = firstLoadOf(await readPages(), bundle);
        for (const chunk of landingChunks(firstLoad, bundle))
          chunk.code = COMPILE_HINT + chunk.code;
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
        // Before everything else, and not `async`: what it sends must be there when the app asks.
        page.source = String(page.source).replace(
          /<script /,
          `<script src="/${fileName}"></script>\n    <script `,
        );
      },
    },
  };
}

/** The host's list of pages, read by Node itself: in the bundled configuration it would bring all their code. */
async function readPages(): Promise<readonly PageDefinition[]> {
  const file = pathToFileURL(join(source, 'pages/pages.ts')).href;
  const { pages } = (await import(file)) as { pages: readonly PageDefinition[] };
  return pages;
}

/** The modules that a first visit to a page needs: its frame and its component. */
const modulesFor = (page: PageDefinition) => [
  isForMembers(page) ? 'shell/Shell.tsx' : 'entrance/Entrance.tsx',
  `pages/${page.name}/Page.tsx`,
];

function firstLoadOf(pages: readonly PageDefinition[], bundle: Bundle): FirstLoad {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  const base = closureOf([entry], bundle);
  return {
    pages: pages.flatMap((page) => {
      const own = modulesFor(page).map((module) => chunkOf(join(source, module), chunks));
      const all = closureOf([entry, ...own], bundle);
      const added = all.filter((chunk) => !base.includes(chunk));
      const files = {
        scripts: added.map(({ fileName }) => `/${fileName}`),
        styles: stylesOf(added),
        texts: Object.fromEntries(
          LANGUAGES.map((language) => [language, textsOf(all, language, bundle)]),
        ),
      };
      return page.paths.map((path): PageFiles => ({ path, ...files }));
    }),
    routes: routesOf(pages),
    firstLists: firstListsOf(pages),
  };
}

/** The script of the pages that a visitor is led to, and of every page. */
function landingChunks({ pages }: FirstLoad, bundle: Bundle): Chunk[] {
  const own = new Set(pages.filter(isLedTo).flatMap(({ scripts }) => scripts));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return chunks.filter(({ isEntry, fileName }) => isEntry || own.has(`/${fileName}`));
}

/** Which modules each file is made of, by their paths from the workspace's root: for the checks. */
function modulesOf(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, modules }) => [
      `/${fileName}`,
      Object.entries(modules)
        .filter(([id, { renderedLength }]) => !id.startsWith('\0') && renderedLength > 0)
        .map(([id]) => relative(workspace, id)),
    ]),
  );
}

function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!found)
    throw new Error(`${module} is in no chunk: a page's component stands in its folder's Page.tsx`);
  return found;
}

/** The chunks and all that they import at once. */
function closureOf(chunks: readonly Chunk[], bundle: Bundle): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  chunks.forEach(visit);
  return [...found];
}

function stylesOf(chunks: readonly Chunk[]): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles)].map((name) => `/${name}`);
}

/** Files with nothing but the language's texts that the chunks import when it is shown. */
function textsOf(chunks: readonly Chunk[], language: string, bundle: Bundle): string[] {
  const isText = new RegExp(`/messages/(aria\\.)?${language}\\.json$|/ariaTexts\\.ts$`);
  const isWanted = (id: string) =>
    isText.test(id) && (language === 'id' || !id.endsWith('/ariaTexts.ts'));
  const names = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return [...names]
    .filter((name) => {
      const chunk = bundle[name];
      return chunk?.type === 'chunk' && chunk.moduleIds.some(isWanted);
    })
    .map((name) => `/${name}`);
}

/** Where a visitor is led who asked for something else. */
const LED_TO = ['/', '/feed', '/login'];
const isLedTo = ({ path }: PageFiles) => LED_TO.includes(path);

/** The server names the files of the path asked for: the boot script adds them where it leads elsewhere. */
function withoutRepeats({ pages, ...rest }: FirstLoad): FirstLoad {
  return {
    ...rest,
    pages: pages.map((page) => (isLedTo(page) ? page : { ...page, scripts: [], styles: [] })),
  };
}

/** The boot script whole, in one file, with what it has to know. */
async function buildBoot(firstLoad: FirstLoad): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
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
