'use client';

export { BlockingSettings } from './BlockingSettings.tsx';
export { BlockListProvider, type BlockListProviderProps } from './BlockListProvider.tsx';
export { MemberActions, type MemberActionsProps } from './MemberActions.tsx';
