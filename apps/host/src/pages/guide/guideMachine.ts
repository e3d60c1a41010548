import { readMachine } from '@saudagar/flows';
import type { Locale } from '@saudagar/ui';
import type { GuidedPage, GuideSection } from './sections.ts';

/** Which sections are read, and in which language. */
export interface GuideQuery {
  pages: readonly GuidedPage[];
  locale: Locale;
}

/** Reads the guide's texts, which no other page brings along. */
export const guideMachine = readMachine<GuideQuery, readonly GuideSection[]>({ id: 'guide' });
