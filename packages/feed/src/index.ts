'use client';

export { composerMachine } from './composerMachine.ts';
export { Feed, type FeedProps } from './Feed.tsx';
export { feedMachine } from './feedMachine.ts';
export { hideMember } from './hideMember.ts';
export { newsMachine } from './newsMachine.ts';
export { prepareFeed } from './prepareFeed.ts';
