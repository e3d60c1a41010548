import { getPeace } from '@saudagar/contract';
import { hearOutdated } from '@saudagar/delivery';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { peaceMachine } from './peaceMachine.ts';

/** The area's channel, which reaches the member's other tabs too. */
const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<'changed'>('saudagar.peace.v1');

/** Tells every place that shows it that the member keeps others away than before. */
export const publishPeace = (portal: Pick<Portal, 'channel'>): void =>
  channelOf(portal).publish('changed');

/** Whom the member keeps away, on the portal's client. */
export const providePeace = (portal: Portal) =>
  provideFlow(peaceMachine, {
    actors: {
      load: read(portal, getPeace, () => ({})),
      subscribe: fromCallback(({ sendBack }) => {
        const outdate = () => sendBack({ type: 'read.outdated' });
        const stopChannel = channelOf(portal).subscribe(outdate);
        const stopOutdated = hearOutdated(portal, ['peace'], outdate);
        return () => {
          stopChannel();
          stopOutdated();
        };
      }),
    },
  });
