import { blockMember, muteMember, unblockMember, unmuteMember } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeace } from '../peaceFlow.ts';

/** What is done to whom. */
export interface KeepAwayInput {
  memberId: string;
  way: 'block' | 'mute';
}

/** Blocks a member, after a question, or mutes one. */
export const keepAwayMachine = commandMachine<KeepAwayInput, void>('keepAway');

/** Unblocks or unmutes a member. */
export const letBackMachine = commandMachine<KeepAwayInput, void>('letBack');

const actorOf = (
  portal: Portal,
  {
    block,
    mute,
  }: Record<
    'block' | 'mute',
    typeof blockMember | typeof muteMember | typeof unblockMember | typeof unmuteMember
  >,
) =>
  fromPromise<void, { input: KeepAwayInput }>(async ({ input: { input } }) => {
    const endpoint = input.way === 'block' ? block : mute;
    await portal.client.call(endpoint, { params: { id: input.memberId } });
  });

/** Blocking and muting on the portal's client. */
export const provideKeepAway = (portal: Portal) =>
  provideFlow(keepAwayMachine, {
    actors: { run: actorOf(portal, { block: blockMember, mute: muteMember }) },
    actions: { publish: () => publishPeace(portal) },
  });

/** Unblocking and unmuting on the portal's client. */
export const provideLetBack = (portal: Portal) =>
  provideFlow(letBackMachine, {
    actors: { run: actorOf(portal, { block: unblockMember, mute: unmuteMember }) },
    actions: { publish: () => publishPeace(portal) },
  });
