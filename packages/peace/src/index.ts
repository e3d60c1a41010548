'use client';

export { keepAwayMachine, letBackMachine } from './acting/keepAwayFlow.ts';
export { addableByMachine } from './addable/addableByMachine.ts';
export { MemberActions, type MemberActionsProps } from './MemberActions.tsx';
export { PeaceSettings } from './PeaceSettings.tsx';
export { PeaceSource, type PeaceSourceProps } from './PeaceSource.tsx';
export { peaceMachine } from './peaceFlow.ts';
