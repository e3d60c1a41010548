import { join } from 'node:path';

/** Scratch folder of a data folder. */
export const scratchOf = (dataDir: string): string => join(dataDir, 'scratch');
