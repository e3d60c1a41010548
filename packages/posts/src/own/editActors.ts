import { describeFile, updateComment, updatePost } from '@saudagar/contract';
import { preparedFile, sendFile, sendingPreparation, sendPoster } from '@saudagar/files/machines';
import { fromPromise } from 'xstate';
import { publishDeleted } from '../postEvents/deletedActors.ts';
import { publishCommentChange, publishPostChange } from '../postEvents/postEvents.ts';
import { bySource } from '../source/bySource.ts';
import type { PostSource } from '../source/postSource.ts';
import { type Edited, editMachine } from './editMachine.ts';

/** Implements editing one's own text with the portal's client. */
export const provideEdit = bySource((portal, source: PostSource) =>
  editMachine.provide({
    actions: {
      publishEdited: (_, { postId, edited }) =>
        edited.type === 'post.edited'
          ? publishPostChange(portal, edited, source)
          : publishCommentChange(portal, source, postId, edited),
      publishLeft: (_, { failure, ...postRef }) => {
        if (failure?.isNotFound) publishDeleted(portal, source, postRef);
      },
    },
    actors: {
      photos: sendingPreparation(portal, 'posts'),
      saveText: fromPromise(async ({ input }): Promise<Edited> => {
        const { postId: id, commentId, content, attachments, added, described, onProgress } = input;
        const body = { content };
        if (commentId === null) {
          const describe = (file: string, description: string) =>
            portal.client.call(describeFile, {
              params: { id: file },
              body: { description: description.trim() },
            });
          for (const [file, description] of Object.entries(described)) {
            await describe(file, description);
          }
          const uploaded: string[] = [];
          // Uploaded one by one with stable keys, so that a retry creates no second file.
          for (const [at, { file: chosen, clientId, description }] of added.entries()) {
            onProgress({ at, share: 0 });
            const file = await preparedFile(chosen);
            const info = await sendFile(
              portal,
              { file, clientId, category: 'posts' },
              { onProgress: (share) => onProgress({ at, share }) },
            );
            await sendPoster(portal.client, info.id, file);
            if (description.trim()) await describe(info.id, description);
            uploaded.push(info.id);
          }
          if (added.length > 0) onProgress({ at: added.length, share: 0 });
          const files = attachments && { attachments: [...attachments, ...uploaded] };
          const post = await portal.client.call(updatePost, {
            params: { id },
            body: { ...body, ...files },
          });
          return { type: 'post.edited', post };
        }
        const comment = await portal.client.call(updateComment, {
          params: { id, commentId },
          body,
        });
        return { type: 'comment.edited', comment };
      }),
    },
  }),
);
