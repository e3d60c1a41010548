import type { Locale } from '@saudagar/contract';
import { provideFlow, readMachine } from '@saudagar/flows';
import { fromPromise } from 'xstate';
import type { GuideTask, GuideTexts } from '../guideTexts.ts';

/** A section as displayed. */
export interface GuideSection extends Pick<GuideTexts, 'title' | 'intro'> {
  /** Fragment of its address. */
  id: string;
  /** Describes its picture. */
  picture: string;
  tasks: Readonly<Record<string, GuideTask>>;
}

/** Source of a section. */
export interface SectionSource {
  load: (locale: Locale) => Promise<GuideSection>;
}

/** Sections to read, and their language. */
export interface GuideQuery {
  sources: readonly SectionSource[];
  locale: Locale;
}

/** Reads the guide's texts, which no other page loads. */
const guideMachine = readMachine<GuideQuery, readonly GuideSection[]>({ id: 'guide' });

/** The guide's texts from the app's own files. */
export const provideGuide = () =>
  provideFlow(guideMachine, {
    actors: {
      load: fromPromise<readonly GuideSection[], { query: GuideQuery }>(({ input: { query } }) =>
        Promise.all(query.sources.map(({ load }) => load(query.locale))),
      ),
    },
  });
