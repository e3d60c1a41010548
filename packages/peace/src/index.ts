'use client';

export { keepAwayMachine, letBackMachine } from './acting/keepAwayMachine.ts';
export { BlockedAndMuted } from './list/BlockedAndMuted.tsx';
export { MemberActions, type MemberActionsProps } from './MemberActions.tsx';
export { PeaceSource, type PeaceSourceProps } from './PeaceSource.tsx';
export { peaceMachine } from './peaceMachine.ts';
