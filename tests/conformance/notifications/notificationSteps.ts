import { createPost, likePost, listNotifications, type QueryOf } from '@saudagar/contract';
import type { Harness, Person } from '../harness.ts';

/** Acts that notify, and the notifications they make. */
export function notificationSteps(harness: Harness) {
  const write = (by: Person, content: string) =>
    by.client.call(createPost, { body: { content, post_type: 'text' } });
  const like = (by: Person, id: string, liked = true) =>
    by.client.call(likePost, { params: { id }, body: { liked } });
  return {
    write,
    like,
    page: (of: Person, query: QueryOf<typeof listNotifications> = {}) =>
      of.client.call(listNotifications, { query }),
    list: async (of: Person, query: QueryOf<typeof listNotifications> = {}) =>
      (await of.client.call(listNotifications, { query })).items,
    /** A member whose posts are each liked by a fan, the first post first. */
    async liked(count: number) {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const posts: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const { id } = await write(author, `Kain ${index}`);
        await like(fan, id);
        posts.push(id);
      }
      return { author, fan, posts };
    },
  };
}
