import { requestConnection } from '@saudagar/contract';
import { withDefaults, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { requestMachine } from './requestMachine.ts';

/** A request to connect on the portal's client. */
export const provideRequest = (portal: Portal) =>
  withDefaults(requestMachine).provide({
    actors: {
      run: write(
        portal,
        requestConnection,
        ({ input: { memberId } }) => ({ params: { id: memberId } }),
        ({ status }) => ({ isAccepted: status === 'accepted' }),
      ),
    },
  });
