import { doneIfGone, endOtherSessions, endSession, listSessions } from '@saudagar/contract';
import { provideFlow, read, tellNobody } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { devicesMachine } from './devicesMachine.ts';
import { type EndedDevice, endDeviceMachine } from './endDeviceMachine.ts';

/** The member's devices on the portal's client. */
export const provideDevices = (portal: Portal) =>
  provideFlow(devicesMachine, {
    actors: {
      loadPage: read(
        portal,
        listSessions,
        () => ({}),
        (items) => ({ items, cursor: null }),
      ),
    },
  });

/** Signing devices out on the portal's client. One that is signed out already counts as done. */
export const provideEndDevice = ({ client }: Portal) =>
  provideFlow(endDeviceMachine, {
    actors: {
      run: fromPromise<undefined, { input: EndedDevice }>(async ({ input: { input } }) => {
        if (input.id === null) return client.call(endOtherSessions);
        return client.call(endSession, { params: { id: input.id } }).catch(doneIfGone);
      }),
    },
    actions: { publish: tellNobody },
  });
