import type { Post } from '@saudagar/contract';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import {
  type Draft,
  draftMachine,
  type FoundDraft,
  type PersistedDraft,
} from '@saudagar/writing/machines';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { communityFeed, type NewPost } from '../source/feedSource.ts';
import { composerInput } from './composerActors.ts';
import { composerMachine } from './composerMachine.ts';

export const photo = new File(['photo'], 'gudang.jpg');
export const text = 'Stok baru sudah datang';

interface Upload {
  file: File;
  clientId: string;
  onProgress: (share: number) => void;
}

/** Runs all promises that are ready. */
export const passOn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Starts a composer whose calls the test answers; records changes of its draft. */
export function startComposer({ found = null as FoundDraft | null, needsText = true } = {}) {
  const savedDrafts: (Draft | null)[] = [];
  const draft = draftMachine.provide({
    actors: {
      findDraft: fromPromise(async () => found),
      keepDraft: fromPromise<PersistedDraft, { draft: Draft | null }>(async ({ input }) => {
        savedDrafts.push(input.draft);
        return { hold: { id: 'd1', revision: `r${savedDrafts.length}` }, problem: null };
      }) as never,
      watchPage: fromCallback(() => {}),
    },
    delays: { keepDelay: 0 },
  });
  const uploads = heldCalls<string, Upload>();
  const describing = heldCalls<void, { id: string; description: string }>();
  const publishing = heldCalls<Post | null, NewPost>();
  const published = vi.fn();
  const composer = createActor(
    composerMachine.provide({
      actors: {
        draft,
        uploadFile: uploads.actor,
        describeFile: describing.actor,
        publishPost: publishing.actor,
      },
    }),
    { input: { ...composerInput(communityFeed), needsText } },
  );
  composer.on('post.published', published);
  composer.start();
  return {
    composer,
    savedDrafts,
    uploads,
    describing,
    publishing,
    published,
    send: composer.send,
    state: () => composer.getSnapshot().value,
    context: () => composer.getSnapshot().context,
    names: () => composer.getSnapshot().context.files.map(({ file }) => file.name),
    submit: () => composer.send({ type: 'post.submitted' }),
  };
}

/** Starts an open composer with a text and files. */
export function startWriting({ files = [] as File[] } = {}) {
  const started = startComposer();
  started.send({ type: 'composer.opened' });
  started.send({ type: 'text.changed', text });
  if (files.length > 0) started.send({ type: 'files.added', files });
  return started;
}
