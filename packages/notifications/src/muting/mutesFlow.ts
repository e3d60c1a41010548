import { listMutes, type Mute } from '@saudagar/contract';
import { onInvalidated, provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { channelOf, type MuteInput } from './muteFlow.ts';

/** Loads the member's muted items and keeps them current in every tab. */
export const mutesMachine = readMachine<null, readonly Mute[]>({ id: 'notificationMutes' });

/** Applies muting or unmuting to the muted items. */
function withMute(mutes: readonly Mute[], { thing, isMuted }: MuteInput): readonly Mute[] {
  const others = mutes.filter(({ type, id }) => type !== thing.type || id !== thing.id);
  return isMuted ? [thing, ...others] : others;
}

/** Implements the muted items with the portal's client. */
export const provideMutes = (portal: Portal) =>
  provideFlow(mutesMachine, {
    actors: {
      load: read(portal, listMutes, () => ({})),
      subscribe: fromCallback(({ sendBack }) => {
        const stopInvalidated = onInvalidated(portal, 'mutes', () =>
          sendBack({ type: 'read.outdated' }),
        );
        const unsubscribe = channelOf(portal).subscribe((muted) => {
          // Applied at once, since the list may not reload.
          sendBack({
            type: 'read.changed',
            change: (mutes: readonly Mute[]) => withMute(mutes, muted),
          });
          sendBack({ type: 'read.outdated' });
        });
        return () => {
          stopInvalidated();
          unsubscribe();
        };
      }),
    },
  });
