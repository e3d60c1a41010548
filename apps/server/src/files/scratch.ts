import { join } from 'node:path';

/** The folder, in a data folder, of whatever is still being made. */
export const scratchOf = (dataDir: string): string => join(dataDir, 'scratch');
