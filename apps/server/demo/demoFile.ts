import { readFile } from 'node:fs/promises';

/** The demo's folder: that of the sources, or its copy beside the bundle. */
const FOLDER = import.meta.url.endsWith('.ts') ? './' : './demo/';

/** Reads a picture or video that lies beside the demo's data: `resources/foto-produk.webm`. */
export const demoFile = (path: string): Promise<Buffer> =>
  readFile(new URL(`${FOLDER}${path}`, import.meta.url));
