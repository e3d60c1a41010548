import { type Mute, type MutedType, muteThing, unmuteThing } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** A thing, and whether it is to be muted from now on. */
export interface MuteInput {
  thing: Mute;
  isMuted: boolean;
}

/** Reaches the member's other tabs too. */
export const channelOf = (portal: Portal) =>
  portal.channel<MuteInput>('saudagar.notification-mutes.v2');

/** Mutes a thing, or lets it be told of again. */
export const muteMachine = commandMachine<MuteInput, { muted: boolean }>('muteNotifications');

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
