import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import type { FirstLoad, PageFiles } from '../src/boot/firstLoad.ts';
import { firstListsOf, type PageDefinition, routesOf } from '../src/pages/definition.ts';
import { sharedGroups } from './chunks.ts';
import { type Bundle, baseOf, type Chunk, chunksOf, firstChunks, readPages } from './pageChunks.ts';
import { type Trial, tryBuild } from './trialBuild.ts';

const source = join(import.meta.dirname, '../src');
const workspace = join(import.meta.dirname, '../../..');
const LANGUAGES = ['en', 'id'];

/**
 * Has Chromium compile a file's functions while it downloads it, beside the main thread, instead of
 * each when it is first called: of the landing pages nearly all of them are.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has what pages share laid together in few files, after a trial build of `app`. Finds the files that
 * each page needs at once, writes them down for the server (`firstLoad.json`) and builds them into the
 * boot script, which stands first in the page. What every file is made of is written to
 * `.vite/modules.json`, which `scripts/sizes.ts` and the end to end tests read.
 */
export function firstLoadPlugin(app: () => UserConfig): Plugin {
  let texts: Trial['texts'] = new Map();
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'post',
    async config() {
      const trial = await tryBuild(app());
      texts = trial.texts;
      const output = { codeSplitting: { groups: sharedGroups(trial) } };
      return { build: { rolldownOptions: { output } } };
    },
    generateBundle: {
      // After Vite's own, which puts code of its own before all that a file has.
      order: 'post',
      async handler(_, bundle) {
        const firstLoad = firstLoadOf(await readPages(), texts, bundle);
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

function firstLoadOf(
  pages: readonly PageDefinition[],
  texts: Trial['texts'],
  bundle: Bundle,
): FirstLoad {
  const base = baseOf(bundle);
  return {
    pages: pages.flatMap((page) => {
      const added = firstChunks(page, bundle).filter((chunk) => !base.includes(chunk));
      const ids = texts.get(page.name) ?? new Set();
      const files = {
        scripts: added.map(({ fileName }) => `/${fileName}`),
        styles: stylesOf(added),
        texts: Object.fromEntries(
          LANGUAGES.map((language) => [language, textsOf(ids, language, bundle)]),
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
  return chunksOf(bundle).filter(({ isEntry, fileName }) => isEntry || own.has(`/${fileName}`));
}

/** Which modules each file is made of, by their paths from the workspace's root: for the checks. */
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

/** The files with these texts in a language. */
function textsOf(ids: ReadonlySet<string>, language: string, bundle: Bundle): string[] {
  const isText = new RegExp(`/messages/(aria\\.)?${language}\\.json$|/ariaTexts\\.ts$`);
  const isWanted = (id: string) =>
    ids.has(id) && isText.test(id) && (language === 'id' || !id.endsWith('/ariaTexts.ts'));
  return chunksOf(bundle)
    .filter(({ moduleIds }) => moduleIds.some(isWanted))
    .map(({ fileName }) => `/${fileName}`);
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
