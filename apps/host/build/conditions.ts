import { defaultClientConditions } from 'vite';

/** How packages are resolved in each of the host's builds: from their sources, never what was built. */
export const conditions = ['saudagar-source', ...defaultClientConditions];
