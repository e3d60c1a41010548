import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { likeMachine } from '../likeMachine.ts';
import { provideFlow } from './actors.ts';

/** A like's machine on the portal's client. A failure is logged only (FEED-107, GRP-152). */
export const provideLike = ({ client }: Portal) =>
  provideFlow(likeMachine, {
    actors: {
      set: fromPromise(({ input: { subject, value: liked } }) => {
        const { endpoint, params } = subject.call;
        return client.call(endpoint, { params, body: { liked } });
      }),
    },
    actions: {
      publish: (_, { subject, settled: { value: liked, count } }) =>
        subject.publish({ liked, count: count ?? 0 }),
    },
  });
