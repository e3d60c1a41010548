import {
  createGroup,
  createGroupPost,
  createPost,
  getHomeNews,
  joinGroup,
  openDirectRoom,
  requestConnection,
  sendMessage,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';

/** What is new on the home page (SHELL-147–149). */
export function homeSuite(harness: Harness): void {
  const news = ({ client }: Person) => client.call(getHomeNews);
  const post = ({ client }: Person, content: string) =>
    client.call(createPost, { body: { content, post_type: 'text' } });

  describe('news', () => {
    it('are none on the first visit but what waits', async () => {
      const [person, friend] = [await harness.signUp(), await harness.signUp()];
      await post(friend, 'Sebelum kunjungan');
      await friend.client.call(requestConnection, { params: { id: person.user.id } });
      expect(await news(person)).toEqual({
        last_visit: null,
        posts: 0,
        events: 0,
        requests: 1,
        messages: 0,
      });
    });

    it('are what others did since the last visit, as far as the member sees it', async () => {
      const [person, friend] = [await harness.signUp(), await harness.signUp()];
      const [mine, others] = [
        await friend.client.call(createGroup, {
          body: { name: 'Milik kami', description: 'Grup pedagang kain' },
        }),
        await friend.client.call(createGroup, {
          body: { name: 'Milik mereka', description: 'Grup pedagang kain' },
        }),
      ];
      await person.client.call(joinGroup, { params: { id: mine.id } });
      await post(friend, 'Sebelum kunjungan');
      await harness.endVisit(person.user.id);
      const before = await news(person);
      expect(before).toMatchObject({ posts: 0, last_visit: expect.any(String) });

      await post(person, 'Tulisan sendiri');
      await post(friend, 'Yang baru');
      for (const { id } of [mine, others])
        await friend.client.call(createGroupPost, { params: { id }, body: { content: 'Di grup' } });
      const room = await friend.client.call(openDirectRoom, {
        params: { userId: person.user.id },
      });
      await friend.client.call(sendMessage, {
        params: { roomId: room.id },
        body: { content: 'Halo', attachments: [], message_type: 'text' },
      });
      expect(await news(person)).toEqual({ ...before, posts: 2, messages: 1 });
    });
  });
}
