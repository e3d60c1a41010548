import { listMutes, type Mute, type MutedType, muteThing, unmuteThing } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { type MuteInput, muteMachine } from './muteMachine.ts';
import { mutesMachine } from './mutesMachine.ts';

/** Reaches the member's other tabs too. */
const channelOf = (portal: Portal) => portal.channel<MuteInput>('saudagar.notification-mutes.v2');

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

/** Muting and unmuting on the portal's client. */
export const provideMute = (portal: Portal) =>
  provideFlow(muteMachine, {
    actors: {
      run: fromPromise<{ muted: boolean }, { input: MuteInput }>(({ input: { input } }) => {
        const { type, id } = input.thing;
        const endpoint = input.isMuted ? muteThing : unmuteThing;
        return portal.client.call(endpoint, { params: { type: type as MutedType, id } });
      }),
    },
    actions: { publish: (_, { input }) => channelOf(portal).publish(input) },
  });
