'use client';

export { composerMachine } from './composer/composerMachine.ts';
export { useHideMember } from './configuration/useHideMember.ts';
export { Feed, type FeedProps } from './Feed.tsx';
export { feedMachine } from './list/feedMachine.ts';
export { prepareFeed } from './list/prepareFeed.ts';
export { newsMachine } from './news/newsMachine.ts';
