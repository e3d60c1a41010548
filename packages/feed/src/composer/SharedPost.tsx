import { formatFileSize, useDeviceFiles, useTransfer } from '@saudagar/files';
import { PendingPost, type PostMode } from '@saudagar/posts';
import { type ArticleAttributes, IconButton, ProgressBar } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import type { composerMachine } from './composerMachine.ts';
import type { ChosenFile } from './postFiles.ts';
import { progressOf } from './uploadProgress.ts';

type ComposerRef = ActorRefFrom<typeof composerMachine>;

interface SharedPostProps {
  actor: ComposerRef;
  mode: PostMode;
  /** Attributes from the list, once it is loaded. */
  attributes: ArticleAttributes | undefined;
}

/** The post being shared, where it will stand, so that nothing moves when it is there (FEED-229). */
export function SharedPost({ actor, mode, attributes }: SharedPostProps) {
  const { t } = useTexts();
  const { source } = useFeedContext();
  const content = useSelector(actor, ({ context }) => context.text.trim());
  const files = useSelector(actor, ({ context }) => context.files);
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches({ sending: 'uploading' }));
  const shownFiles = useDeviceFiles(files);
  const article = useRef<HTMLDivElement>(null);

  // The place on the page went with the form.
  useEffect(() => {
    article.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <PendingPost
      ref={article}
      {...{ content, mode, attributes }}
      files={shownFiles}
      source={source.posts}
    >
      {isUploading ? (
        <UploadState actor={actor} files={files} />
      ) : (
        <span className="sg-post-state">{t('composer.sending')}</span>
      )}
    </PendingPost>
  );
}

interface UploadStateProps {
  actor: ComposerRef;
  files: readonly ChosenFile[];
}

/** Progress by number of files, of a single file by its bytes (FEED-015, FEED-219), and Cancel. */
function UploadState({ actor, files }: UploadStateProps) {
  const { t } = useTexts();
  const share = useSelector(actor, ({ context }) => context.share);
  const { done, total, percent, current } = progressOf(files);
  return (
    <>
      <ProgressBar
        className="sg-post-state"
        label={
          <>
            {t('composer.uploading', { number: done + 1, total })}
            {current && <SentBytes key={current.key} file={current.file} share={share} />}
          </>
        }
        value={total === 1 ? share * 100 : percent}
      />
      <IconButton
        aria-label={t('composer.cancelUpload')}
        onPress={() => actor.send({ type: 'upload.cancelled' })}
      >
        <X />
      </IconButton>
    </>
  );
}

function SentBytes({ file, share }: { file: File; share: number }) {
  const { t, locale } = useTexts();
  const { isInterrupted } = useTransfer(file);
  if (isInterrupted) return ` · ${t('composer.interrupted')}`;
  const bytes = (count: number) => formatFileSize(count, locale);
  const { size } = file;
  return ` · ${t('composer.sent', { sent: bytes(share * size), size: bytes(size) })}`;
}
