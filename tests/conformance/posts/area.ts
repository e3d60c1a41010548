import { createComment, createPost, getPost, listComments, uploadFile } from '@saudagar/contract';
import { writePost } from '../admin/moderationSteps.ts';
import type { AreaConformance, Fixture, TestUsers } from '../core/area.ts';
import { photo } from '../core/photo.ts';
import { commentsSuite } from './comments.ts';
import { likesSuite } from './likes.ts';
import { ownCommentsSuite } from './ownComments.ts';
import { ownPostsSuite } from './ownPosts.ts';
import { postOrderSuite } from './postOrder.ts';
import { postsSuite } from './posts.ts';
import { suggestionsSuite } from './suggestions.ts';

export const posts: AreaConformance = {
  suites: [
    postsSuite,
    ownPostsSuite,
    postOrderSuite,
    likesSuite,
    commentsSuite,
    ownCommentsSuite,
    suggestionsSuite,
  ],
  fixtures: [[/^\/api\/posts\/\{id\}/, makePost]],
  realFields: {
    // Nobody flags their own: its author makes no calls.
    flagContent: async ({ bystander }) => ({ content_id: await writePost(bystander) }),
  },
  updates: {
    updatePost: {
      fields: async ({ owner: { client } }) => {
        const body = { category: 'posts', file: await photo() } as const;
        const { file } = await client.call(uploadFile, { body });
        return { content: crypto.randomUUID(), attachments: [file.id] };
      },
    },
  },
};

async function makePost({ owner: { client } }: TestUsers): Promise<Fixture> {
  const body = { content: 'Punya saya', post_type: 'text' as const };
  const params = { id: (await client.call(createPost, { body })).id };
  const { id: commentId } = await client.call(createComment, { params, body: { content: 'Ya' } });
  return {
    params: { ...params, commentId },
    look: () =>
      Promise.all([client.call(getPost, { params }), client.call(listComments, { params })]),
  };
}
