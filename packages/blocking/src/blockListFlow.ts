import { type BlockList, getBlockList } from '@saudagar/contract';
import { onStale } from '@saudagar/delivery/machines';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Reads the member's block list, and updates it in every tab. */
export const blockListMachine = readMachine<null, BlockList>({ id: 'blockList' });

/** The area's channel, which reaches the member's other tabs too. */
const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<'changed'>('saudagar.blocking.v1');

/** Notifies all views that the member's block list has changed. */
export const publishBlockList = (portal: Pick<Portal, 'channel'>): void =>
  channelOf(portal).publish('changed');

/** Provides the block list with the portal's client. */
export const provideBlockList = (portal: Portal) =>
  provideFlow(blockListMachine, {
    actors: {
      load: read(portal, getBlockList, () => ({})),
      subscribe: fromCallback(({ sendBack }) => {
        const outdate = () => sendBack({ type: 'read.outdated' });
        const stopChannel = channelOf(portal).subscribe(outdate);
        const stopStale = onStale(portal, ['peace'], outdate);
        return () => {
          stopChannel();
          stopStale();
        };
      }),
    },
  });
