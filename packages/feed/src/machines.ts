// Machines, each with the function that provides its calls: loads without React.
export { offerToComposer, provideComposer } from './composer/composerActors.ts';
export { composerMachine } from './composer/composerMachine.ts';
export type { FeedConfiguration } from './configuration/feedConfiguration.ts';
export { latestPostsMachine, provideLatestPosts } from './latest/latestPostsFlow.ts';
export { provideFeed } from './list/feedActors.ts';
export { feedMachine } from './list/feedMachine.ts';
export type { FeedInput, FeedPosts, FeedRequest } from './list/feedPosts.ts';
export { provideNews } from './news/newsActors.ts';
export { newsMachine } from './news/newsMachine.ts';
