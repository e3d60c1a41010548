import { blockMember, muteMember, unblockMember, unmuteMember } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishBlockList } from '../blockListFlow.ts';

/** The restriction and its member. */
export interface RestrictMemberInput {
  memberId: string;
  kind: 'block' | 'mute';
}

/** Blocks a member after a confirmation, or mutes one. */
export const restrictMemberMachine = commandMachine<RestrictMemberInput, void>('restrict');

/** Unblocks or unmutes a member. */
export const unrestrictMemberMachine = commandMachine<RestrictMemberInput, void>('unrestrict');

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
  fromPromise<void, { input: RestrictMemberInput }>(async ({ input: { input } }) => {
    const endpoint = input.kind === 'block' ? block : mute;
    await portal.client.call(endpoint, { params: { id: input.memberId } });
  });

/** Provides blocking and muting with the portal's client. */
export const provideRestrictMember = (portal: Portal) =>
  provideFlow(restrictMemberMachine, {
    actors: { run: actorOf(portal, { block: blockMember, mute: muteMember }) },
    actions: { publish: () => publishBlockList(portal) },
  });

/** Provides unblocking and unmuting with the portal's client. */
export const provideUnrestrictMember = (portal: Portal) =>
  provideFlow(unrestrictMemberMachine, {
    actors: { run: actorOf(portal, { block: unblockMember, mute: unmuteMember }) },
    actions: { publish: () => publishBlockList(portal) },
  });
