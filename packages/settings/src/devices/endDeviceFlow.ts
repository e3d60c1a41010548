import { doneIfNotFound, endOtherSessions, endSession } from '@saudagar/contract';
import { commandMachine, provideFlow, publishNothing } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** The session to end; null ends all but this one. */
export interface EndedDevice {
  id: string | null;
}

/** Signs devices out after confirmation. */
export const endDeviceMachine = commandMachine<EndedDevice, undefined>('endDevice');

/** Signing devices out on the portal's client. One already signed out counts as success. */
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
