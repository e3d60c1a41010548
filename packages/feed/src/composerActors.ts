import { createPost, uploadFile } from '@saudagar/contract';
import { type Portal, provideDraft } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { composerMachine } from './composerMachine.ts';

/** The composer's machine on the portal's client. */
export const provideComposer = ({ client, drafts }: Portal) =>
  composerMachine.provide({
    actors: {
      draft: provideDraft({ drafts }),
      uploadFile: fromPromise(async ({ input: { file, onProgress }, signal }) => {
        const uploaded = await client.call(uploadFile, {
          body: { category: 'posts', file },
          onProgress,
          signal,
        });
        return uploaded.file.id;
      }),
      publishPost: fromPromise(({ input: { content, attachments, clientId } }) =>
        client.call(createPost, {
          body: { content, post_type: 'text', attachments, client_id: clientId },
        }),
      ),
    },
  });
