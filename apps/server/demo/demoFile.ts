import { readFile } from 'node:fs/promises';

/** Folder of the demo data: beside the sources, or its copy beside the bundle. */
const FOLDER = import.meta.url.endsWith('.ts') ? './' : './demo/';

/** Reads a picture or video beside the demo's data, such as `resources/foto-produk.webm`. */
export const demoFile = (path: string): Promise<Buffer> =>
  readFile(new URL(`${FOLDER}${path}`, import.meta.url));
