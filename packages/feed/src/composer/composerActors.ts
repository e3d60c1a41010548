import { createPost, describeFile, uploadFile } from '@saudagar/contract';
import { keepActor, type Portal } from '@saudagar/portal';
import { provideDraft } from '@saudagar/writing';
import { fromPromise } from 'xstate';
import { tellPublished } from '../list/lists.ts';
import { composerMachine } from './composerMachine.ts';

/** The composer's machine on the portal's client. */
export const provideComposer = (portal: Portal) =>
  composerMachine.provide({
    actions: { tellPlaces: (_, { post }) => tellPublished(portal, post) },
    actors: {
      draft: provideDraft(portal),
      uploadFile: fromPromise(async ({ input: { file, clientId, onProgress }, signal }) => {
        const uploaded = await portal.client.call(uploadFile, {
          body: { category: 'posts', file, client_id: clientId },
          onProgress,
          signal,
        });
        return uploaded.file.id;
      }),
      describeFile: fromPromise(async ({ input: { id, description } }) => {
        await portal.client.call(describeFile, { params: { id }, body: { description } });
      }),
      publishPost: fromPromise(({ input: { content, attachments, clientId } }) =>
        portal.client.call(createPost, {
          body: { content, post_type: 'text', attachments, client_id: clientId },
        }),
      ),
    },
  });

/** The portal's one composer, whether or not a view is there. */
export const keepComposer = (portal: Portal) =>
  keepActor(portal, 'feed.composer', provideComposer, undefined);
