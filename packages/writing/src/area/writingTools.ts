import { loadable } from '@saudagar/ui';

/** Toolbar, shortcuts, link form and suggestions of every `WritingArea`; fetched when one shows. */
export const writingTools = loadable(async () => (await import('./WritingTools.tsx')).WritingTools);
