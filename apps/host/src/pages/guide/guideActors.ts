import { provideFlow } from '@saudagar/flows/react';
import { fromPromise } from 'xstate';
import { type GuideQuery, type GuideSection, guideMachine } from './guideMachine.ts';

/** The guide's texts from the app's own files. */
export const provideGuide = () =>
  provideFlow(guideMachine, {
    actors: {
      load: fromPromise<readonly GuideSection[], { query: GuideQuery }>(({ input: { query } }) =>
        Promise.all(query.sources.map(({ load }) => load(query.locale))),
      ),
    },
  });
