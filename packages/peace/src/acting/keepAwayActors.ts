import { blockMember, muteMember, unblockMember, unmuteMember } from '@saudagar/contract';
import { provideFlow } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishPeace } from '../peaceActors.ts';
import { type KeepAwayInput, keepAwayMachine, letBackMachine } from './keepAwayMachine.ts';

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
