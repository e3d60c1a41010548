import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { isForMembers, type PageDefinition } from '../src/pages/definition.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

const source = join(import.meta.dirname, '../src');

/** Reads the host's list of pages in Node itself: in the bundled configuration it would bring all their code. */
export async function readPages(): Promise<readonly PageDefinition[]> {
  const file = pathToFileURL(join(source, 'pages/pages.ts')).href;
  const { pages } = (await import(file)) as { pages: readonly PageDefinition[] };
  return pages;
}

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** What the HTML itself loads, with all that it imports at once. */
export function baseOf(bundle: Bundle): Chunk[] {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  return closureOf([entry], bundle);
}

/** What a first visit to a page needs: the base, its frame, its component, and all that these import at once. */
export function firstChunks(page: PageDefinition, bundle: Bundle): Chunk[] {
  const frame = isForMembers(page) ? 'shell/Shell.tsx' : 'auth/AuthLayout.tsx';
  const own = [frame, `pages/${page.name}/Page.tsx`].map((module) => chunkOf(module, bundle));
  return closureOf([...baseOf(bundle), ...own], bundle);
}

function chunkOf(module: string, bundle: Bundle): Chunk {
  const id = join(source, module);
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(id));
  if (!found)
    throw new Error(`${id} is in no chunk: a page's component stands in its folder's Page.tsx`);
  return found;
}

/** The chunks and all that they import at once. */
export function closureOf(chunks: readonly Chunk[], bundle: Bundle): Chunk[] {
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

/** The shortest circle of files that import each other: some of their modules would run before what they need. */
export function circleIn(bundle: Bundle): string[] | undefined {
  const circles = chunksOf(bundle).flatMap((chunk) => wayBack(chunk, bundle) ?? []);
  const [shortest] = circles.sort((one, other) => one.length - other.length);
  return shortest;
}

/** The shortest way from a chunk along its imports back to itself. */
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
