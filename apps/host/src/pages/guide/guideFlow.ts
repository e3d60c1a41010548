import type { Locale } from '@saudagar/contract';
import { provideFlow, readMachine } from '@saudagar/flows';
import { fromPromise } from 'xstate';
import type { GuideTask, GuideTexts } from '../guideTexts.ts';

/** A section as it is shown. */
export interface GuideSection extends Pick<GuideTexts, 'title' | 'intro'> {
  /** What its address ends with. */
  id: string;
  /** Describes its picture. */
  picture: string;
  tasks: Readonly<Record<string, GuideTask>>;
}

/** Where a section comes from. */
export interface SectionSource {
  load: (locale: Locale) => Promise<GuideSection>;
}

/** Which sections are read, and in which language. */
export interface GuideQuery {
  sources: readonly SectionSource[];
  locale: Locale;
}

/** Reads the guide's texts, which no other page brings along. */
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
