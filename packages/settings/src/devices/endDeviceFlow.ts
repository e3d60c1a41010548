import { doneIfNotFound, endOtherSessions, endSession } from '@saudagar/contract';
import { commandMachine, provideFlow, publishNothing } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** Which sessions end: one, or with null all but this one. */
export interface EndedDevice {
  id: string | null;
}

/** Signs devices out, after a question. */
export const endDeviceMachine = commandMachine<EndedDevice, undefined>('endDevice');

/** Signing devices out on the portal's client. One that is signed out already counts as done. */
export const provideEndDevice = ({ client }: Portal) =>
  provideFlow(endDeviceMachine, {
    actors: {
      run: fromPromise<undefined, { input: EndedDevice }>(async ({ input: { input } }) => {
        if (input.id === null) return client.call(endOtherSessions);
        return client.call(endSession, { params: { id: input.id } }).catch(doneIfNotFound);
      }),
    },
    actions: { publish: publishNothing },
  });
