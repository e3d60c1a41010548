import type { Mute } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** A thing, and whether it is to be muted from now on. */
export interface MuteInput {
  thing: Mute;
  isMuted: boolean;
}

/** Mutes a thing, or lets it be told of again. */
export const muteMachine = commandMachine<MuteInput, { muted: boolean }>('muteNotifications');
