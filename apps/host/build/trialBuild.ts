import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { PageDefinition } from '../src/pages/definition.ts';
import { mergePieces, type Piece, type Visit } from './mergePieces.ts';
import {
  type Bundle,
  type Chunk,
  chunksOf,
  closureOf,
  firstChunks,
  readPages,
} from './pageChunks.ts';

/** What a build tells of the app, in which every set of modules that the same pages need is a file. */
export interface Trial {
  /** The name of the file that a module shares with others, by the module's id. */
  files: ReadonlyMap<string, string>;
  /** The ids of the modules with texts that a page shows at once, by the page's name. */
  texts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Most visits begin on the feed, and with a slow phone. */
const FEED = 60;
/** Other pages that a visit often begins with: home, and all of the entrance. */
const LANDING = 4;
/** What is opened on a page that is here already. */
const PART = 0.05;

/** Texts, of which `chunkGroups` says what shares a file, and the bundler's own helpers. */
const WHOLE = /\.json$|\/ariaTexts\.ts$|^\0/;

/** Builds the app once to learn which pages need what. Nothing is written. */
export async function tryBuild(config: InlineConfig): Promise<Trial> {
  const trial = { configFile: false, logLevel: 'error', build: { ...config.build, write: false } };
  const { output } = (await build({
    ...config,
    ...trial,
  } as InlineConfig)) as Rolldown.RolldownOutput;
  const bundle: Bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const pages = await readPages();
  return {
    files: sharedFiles(pages, bundle),
    texts: new Map(pages.map((page) => [page.name, textsOf(firstChunks(page, bundle), bundle)])),
  };
}

function sharedFiles(pages: readonly PageDefinition[], bundle: Bundle): Map<string, string> {
  const chunks = chunksOf(bundle);
  const parts = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const visits = [
    ...pages.map((page) => visitOf(firstChunks(page, bundle), weightOf(page), true)),
    ...parts.map((part) => visitOf(closureOf([part], bundle), PART, false)),
  ];
  const files = new Map<string, string>();
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  for (const [at, names] of mergePieces(chunks.map(pieceOf), visits).entries()) {
    if (names.length < 2) continue;
    const merged = names.flatMap((name) => byName.get(name) ?? []);
    const largest = merged.reduce((one, other) =>
      other.code.length > one.code.length ? other : one,
    );
    for (const id of merged.flatMap(({ moduleIds }) => moduleIds))
      files.set(id, `${largest.name}-${at}`);
  }
  return files;
}

function weightOf({ paths, who }: PageDefinition): number {
  if (paths.includes('/feed')) return FEED;
  return who === 'visitors' || paths.includes('/') ? LANDING : 1;
}

const visitOf = (chunks: readonly Chunk[], weight: number, isPage: boolean): Visit => ({
  pieces: new Set(chunks.map(({ fileName }) => fileName)),
  weight,
  isPage,
});

const pieceOf = ({ fileName, code, imports, isEntry, moduleIds }: Chunk): Piece => ({
  name: fileName,
  bytes: gzipSync(code).length,
  imports,
  isWhole: isEntry || moduleIds.every((id) => WHOLE.test(id)),
});

/** Modules with nothing but texts that the chunks import when a language is shown. */
function textsOf(chunks: readonly Chunk[], bundle: Bundle): Set<string> {
  const ids = chunks
    .flatMap(({ dynamicImports }) => dynamicImports)
    .flatMap((name) => (bundle[name] as Chunk).moduleIds);
  return new Set(ids.filter((id) => /\/messages\/(aria\.)?\w+\.json$|\/ariaTexts\.ts$/.test(id)));
}
