import { loadable } from '@saudagar/ui';

/** Toolbar, shortcuts, link form and suggestions of every `WritingArea`; loaded with the first. */
export const writingTools = loadable(async () => (await import('./WritingTools.tsx')).WritingTools);
