import { type BlockList, getBlockList } from '@saudagar/contract';
import { onStale } from '@saudagar/delivery/machines';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Reads whom the member has blocked and muted, and keeps it up to date in every tab. */
export const blockListMachine = readMachine<null, BlockList>({ id: 'blockList' });

/** The area's channel, which reaches the member's other tabs too. */
const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<'changed'>('saudagar.blocking.v1');

/** Tells every place that shows it that the member keeps others away than before. */
export const publishBlockList = (portal: Pick<Portal, 'channel'>): void =>
  channelOf(portal).publish('changed');

/** The member's block list, on the portal's client. */
export const provideBlockList = (portal: Portal) =>
  provideFlow(blockListMachine, {
    actors: {
      load: read(portal, getBlockList, () => ({})),
      subscribe: fromCallback(({ sendBack }) => {
        const outdate = () => sendBack({ type: 'read.outdated' });
        const stopChannel = channelOf(portal).subscribe(outdate);
        const stopOutdated = onStale(portal, ['peace'], outdate);
        return () => {
          stopChannel();
          stopOutdated();
        };
      }),
    },
  });
