import { commandMachine } from '@saudagar/flows';

/** What is done to whom. */
export interface KeepAwayInput {
  memberId: string;
  way: 'block' | 'mute';
}

/** Blocks a member, after a question, or mutes one. */
export const keepAwayMachine = commandMachine<KeepAwayInput, void>('keepAway');

/** Unblocks or unmutes a member. */
export const letBackMachine = commandMachine<KeepAwayInput, void>('letBack');
