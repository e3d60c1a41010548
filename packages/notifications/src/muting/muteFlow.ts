import { type Mute, type MutedType, muteSubject, unmuteSubject } from '@saudagar/contract';
import { commandMachine, invalidate, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** A subject, and true to mute or false to unmute it. */
export interface MuteInput {
  thing: Mute;
  isMuted: boolean;
}

/** Returns the channel of changes, which reaches all tabs of the member. */
export const channelOf = (portal: Portal) =>
  portal.channel<MuteInput>('saudagar.notification-mutes.v2');

/** Mutes or unmutes a subject. */
export const muteMachine = commandMachine<MuteInput, { muted: boolean }>('muteNotifications');

/** Implements muting with the portal's client. */
export const provideMute = (portal: Portal) =>
  provideFlow(muteMachine, {
    actors: {
      run: fromPromise<{ muted: boolean }, { input: MuteInput }>(({ input: { input } }) => {
        const { type, id } = input.thing;
        const endpoint = input.isMuted ? muteSubject : unmuteSubject;
        return portal.client.call(endpoint, { params: { type: type as MutedType, id } });
      }),
    },
    actions: {
      publish: (_, { input }) => {
        channelOf(portal).publish(input);
        // A muted group gives no notices, which its page shows.
        if (input.thing.type === 'group') invalidate(portal, 'groups');
      },
    },
  });
