import { withDefaults } from '@saudagar/flows/react';
import { fromPromise } from 'xstate';
import { type GuideQuery, guideMachine } from './guideMachine.ts';
import { type GuideSection, sectionOf } from './sections.ts';

/** The guide's texts from the app's own files. */
export const provideGuide = () =>
  withDefaults(guideMachine).provide({
    actors: {
      load: fromPromise<readonly GuideSection[], { query: GuideQuery }>(({ input: { query } }) =>
        Promise.all(
          query.pages.map(async (page) => {
            const { default: texts } = await page.guide[query.locale]();
            return sectionOf(page, texts);
          }),
        ),
      ),
    },
  });
