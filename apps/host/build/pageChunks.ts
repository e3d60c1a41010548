import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { isForVisitors, type PageDefinition } from '../src/pages/definition.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

const source = join(import.meta.dirname, '../src');

/** Imports the host's list of pages in Node: bundled configuration would include all their code. */
export async function readPages(): Promise<readonly PageDefinition[]> {
  const file = pathToFileURL(join(source, 'pages/pages.ts')).href;
  const { pages } = (await import(file)) as { pages: readonly PageDefinition[] };
  return pages;
}

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Chunks loaded by the HTML, with their static imports. */
export function baseOf(bundle: Bundle): Chunk[] {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  return closureOf([entry], bundle);
}

/** Chunks of a first visit to a page: base, frame and component, with their static imports. */
export function firstChunks(page: PageDefinition, bundle: Bundle): Chunk[] {
  const frame = isForVisitors(page) ? 'auth/AuthLayout.tsx' : 'shell/Shell.tsx';
  const own = [frame, `pages/${page.name}/Page.tsx`].map((module) => chunkOf(module, bundle));
  return closureOf([...baseOf(bundle), ...own], bundle);
}

function chunkOf(module: string, bundle: Bundle): Chunk {
  const id = join(source, module);
  const pageChunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(id));
  if (!pageChunk)
    throw new Error(`${id} is in no chunk: a page's component stands in its folder's Page.tsx`);
  return pageChunk;
}

/** The chunks and all their static imports. */
export function closureOf(chunks: readonly Chunk[], bundle: Bundle): Chunk[] {
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  chunks.forEach(visit);
  return [...reached];
}

/** The shortest import cycle between files: some of its modules would run before their imports. */
export function circleIn(bundle: Bundle): string[] | undefined {
  const circles = chunksOf(bundle).flatMap((chunk) => wayBack(chunk, bundle) ?? []);
  const [shortest] = circles.sort((one, other) => one.length - other.length);
  return shortest;
}

/** The shortest path along a chunk's imports back to itself. */
function wayBack({ fileName }: Chunk, bundle: Bundle): string[][] {
  const paths = [[fileName]];
  const seen = new Set<string>();
  for (const path of paths) {
    const last = bundle[path.at(-1) ?? ''];
    for (const next of last?.type === 'chunk' ? last.imports : []) {
      if (next === fileName) return [path];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return [];
}
