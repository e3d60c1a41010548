import { loadable } from '@saudagar/ui';

// Apart from the other parts, one of which it opens.
export const userDetails = loadable(async () => (await import('./UserDetails.tsx')).UserDetails);
