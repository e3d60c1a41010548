import type { Post } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** The newest posts, for a home page; empty in a community without posts. */
export const latestPostsMachine = readMachine<{ limit: number }, readonly Post[]>({
  id: 'latestPosts',
  isEmpty: (posts) => posts.length === 0,
});
