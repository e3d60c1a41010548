'use client';

export { commentBoxMachine } from './commentBoxMachine.ts';
export { commentsMachine } from './commentsMachine.ts';
export { composerMachine } from './composerMachine.ts';
export { deleteMachine } from './deleteMachine.ts';
export { editMachine } from './editMachine.ts';
export { Feed, type FeedProps } from './Feed.tsx';
export { feedMachine } from './feedMachine.ts';
export { likeMachine } from './likeMachine.ts';
export { newsMachine } from './newsMachine.ts';
export { PostPage, type PostPageProps } from './PostPage.tsx';
export { postMachine } from './postMachine.ts';
export { prepareFeed } from './prepareFeed.ts';
