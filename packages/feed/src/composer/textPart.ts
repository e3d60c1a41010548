import { loadable } from '@saudagar/ui';

/** The text of a post being written, and what stands around it; fetched ahead by what opens it. */
export const composerText = loadable(async () => (await import('./ComposerText.tsx')).ComposerText);
