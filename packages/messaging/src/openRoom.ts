import { loadable } from '@saudagar/ui';

/** The open conversation, apart from the dialogs it opens itself. */
export const openRoom = loadable(async () => (await import('./room/Room.tsx')).Room);
