import { listMutes, type Mute } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { channelOf, type MuteInput } from './muteFlow.ts';

/** Reads what the member has muted, and keeps it up to date in every tab. */
export const mutesMachine = readMachine<null, readonly Mute[]>({ id: 'notificationMutes' });

/** What is muted after a thing was muted, or is told of again. */
function withMute(mutes: readonly Mute[], { thing, isMuted }: MuteInput): readonly Mute[] {
  const others = mutes.filter(({ type, id }) => type !== thing.type || id !== thing.id);
  return isMuted ? [thing, ...others] : others;
}

/** What the member has muted, on the portal's client. */
export const provideMutes = (portal: Portal) =>
  provideFlow(mutesMachine, {
    actors: {
      load: read(portal, listMutes, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        channelOf(portal).subscribe((muted) => {
          // At once: the list may not be read again.
          sendBack({
            type: 'read.changed',
            change: (mutes: readonly Mute[]) => withMute(mutes, muted),
          });
          sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });
