import { createPost, describeFile, type Post } from '@saudagar/contract';
import {
  photoPreparation,
  preparedFile,
  type SendingOptions,
  sendFile,
  sendingPreparation,
  sendPoster,
} from '@saudagar/files/machines';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { bySource, callTo } from '@saudagar/posts/machines';
import { type OfferedContent, provideDraft } from '@saudagar/writing/machines';
import { fromPromise } from 'xstate';
import { publishNewPost } from '../list/lists.ts';
import {
  communityFeed,
  composerKey,
  type FeedSource,
  type NewFile,
  type NewPost,
} from '../source/feedSource.ts';
import type { ComposerInput } from './composerContext.ts';
import { composerMachine } from './composerMachine.ts';

const createCommunityPost = callTo(createPost, ({ content, attachments, clientId }: NewPost) => ({
  body: {
    content,
    post_type: 'text' as const,
    attachments: [...attachments],
    client_id: clientId,
  },
}));

async function sendCommunityFile(portal: Portal, { file, clientId }: NewFile, to: SendingOptions) {
  const { id } = await sendFile(portal, { file, clientId, category: 'posts' }, to);
  await sendPoster(portal.client, id, file);
  return id;
}

/** Implements the composer with the portal's client. */
export const provideComposer = bySource((portal, source: FeedSource) =>
  composerMachine.provide({
    actions: { publish: (_, { post }) => publishNewPost(portal, source, post) },
    actors: {
      draft: provideDraft(portal),
      photos: source.upload ? photoPreparation : sendingPreparation(portal, 'posts'),
      uploadFile: fromPromise(async ({ input: { file: chosen, clientId, onProgress }, signal }) => {
        const file = await preparedFile(chosen);
        const options = { onProgress, signal };
        return source.upload
          ? source.upload(portal.client, { file, clientId }, options)
          : sendCommunityFile(portal, { file, clientId }, options);
      }),
      describeFile: fromPromise(async ({ input: { id, description } }) => {
        await portal.client.call(describeFile, { params: { id }, body: { description } });
      }),
      publishPost: fromPromise(
        ({ input }): Promise<Post | null> =>
          (source.create ?? createCommunityPost)(portal.client, input),
      ),
    },
  }),
);

/** Returns the composer's input for a feed. */
export const composerInput = (source: FeedSource): ComposerInput => ({
  draftName: composerKey(source),
  rules: source.posts.files,
  needsText: source.needsText,
});

/** Starts the single composer of a feed, which outlives its view. */
export const keepComposer = (portal: Portal, source: FeedSource) =>
  startPersistentActor(portal, composerKey(source), provideComposer(source), composerInput(source));

/** Opens the composer of the community's feed with content, after what is written in it. */
export function offerToComposer(portal: Portal, content: OfferedContent): void {
  keepComposer(portal, communityFeed).send({ type: 'content.offered', ...content });
}
