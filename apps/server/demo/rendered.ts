import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type ResizeOptions } from 'sharp';
import { cacheFolder } from '../src/cacheFolder.ts';

/** What a drawing is made into. */
export interface Recipe {
  /** Defaults to the drawing's own size. */
  size?: ResizeOptions;
  format: 'jpeg' | 'png' | 'webp';
  options: { quality?: number; effort?: number; palette?: boolean };
}

/** With what else of the workspace can be made anew. */
const KEPT = cacheFolder('demo');

// Every picture is drawn once, and whole pictures are what is done at the same time.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Gives what recipes make of an SVG, which is rendered once, and not at all where each was made
 * before: drawing everything takes a new demo ten times as long as finding it.
 */
export function rendered(svg: string): (recipe: Recipe) => Promise<Buffer> {
  let pixels: ReturnType<typeof pixelsOf> | undefined;
  return (recipe) =>
    madeBefore(`${sharp.versions.sharp} ${JSON.stringify(recipe)} ${svg}`, async () => {
      pixels ??= pixelsOf(svg);
      const { data, info } = await pixels;
      const { width, height, channels } = info;
      const image = sharp(data, { raw: { width, height, channels } });
      return (recipe.size ? image.resize(recipe.size) : image)
        .toFormat(recipe.format, recipe.options)
        .toBuffer();
    });
}

const pixelsOf = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** What `make` gives, or gave when it was last asked for under the same name, of any length. */
async function madeBefore(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(KEPT, createHash('sha256').update(name).digest('hex'));
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const made = await make();
  // Another demo may be making the same: it comes whole or not at all. Where nothing can be written,
  // nothing is kept.
  const unfinished = `${path}.${process.pid}`;
  await mkdir(KEPT, { recursive: true })
    .then(() => writeFile(unfinished, made))
    .then(() => rename(unfinished, path))
    .catch(() => rm(unfinished, { force: true }));
  return made;
}
