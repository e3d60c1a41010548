import { loadable } from '@saudagar/ui';

/** Text area and form of the composer, preloaded by its button. */
export const composerText = loadable(async () => (await import('./ComposerText.tsx')).ComposerText);
