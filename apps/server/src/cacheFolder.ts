import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The workspace has the sources; a deployed bundle stands alone and keeps its cache beside it. */
const CACHE = existsSync(new URL('../src/', import.meta.url))
  ? '../../../node_modules/.cache/'
  : '.cache/';

/** Names a folder for what can be made again. */
export const cacheFolder = (name: string) =>
  fileURLToPath(new URL(`${CACHE}${name}`, import.meta.url));
