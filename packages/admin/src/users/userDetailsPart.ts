import { loadable } from '@saudagar/ui';

// Declared apart from the other dialogs, since it opens one of them.
export const userDetails = loadable(async () => (await import('./UserDetails.tsx')).UserDetails);
