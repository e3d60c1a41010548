import { likeResource } from '@saudagar/contract';
import { withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishResource } from '../changes/changes.ts';
import { likeMachine } from './likeMachine.ts';

/** A like on the portal's client (RES-043). */
export const provideLike = (portal: Portal) =>
  withDefaults(likeMachine).provide({
    actors: {
      set: fromPromise(async ({ input: { subject, value: liked } }) => {
        const reply = await portal.client.call(likeResource, { params: subject, body: { liked } });
        return { ...reply, asked: liked };
      }),
    },
    actions: {
      publish: (_, { subject: { id }, settled: { value, count } }) =>
        publishResource(portal, { id, liked: value, likes_count: count ?? 0 }),
    },
  });
