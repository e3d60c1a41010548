import type { Client } from '@saudagar/contract';
import { expect, test, vi } from 'vitest';
import { groupFeedOf } from './groupFeedActors.ts';

const sent = { attachments: ['f1', 'f2'], clientId: 'try-1', content: 'Mulai #Jati @budi' };

test.each([
  ['image', ['image', 'image']],
  ['video', ['image', 'video']],
  ['text', ['image', 'document']],
] as const)('the files of a group post decide its type: %s', async (post_type, fileTypes) => {
  const call = vi.fn(async () => null);
  const client = { call } as unknown as Client;
  await groupFeedOf('batik').create?.(client, { ...sent, fileTypes });
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'createGroupPost' }), {
    params: { id: 'batik' },
    body: {
      content: sent.content,
      post_type,
      attachments: sent.attachments,
      hashtags: ['jati'],
      mentions: ['budi'],
      client_id: sent.clientId,
    },
  });
});

test('a group has one feed object, with its own list and draft', () => {
  expect(groupFeedOf('batik')).toBe(groupFeedOf('batik'));
  expect(groupFeedOf('batik').key).not.toBe(groupFeedOf('kopi').key);
  expect(groupFeedOf('batik', false)).toBe(groupFeedOf('batik', false));
  expect(groupFeedOf('batik', false).key).not.toBe(groupFeedOf('batik').key);
});
