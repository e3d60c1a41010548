import { formatFileSize, useDeviceFiles, useTransfer } from '@saudagar/files';
import { PendingPost, type PostMode } from '@saudagar/posts';
import { IconButton, ProgressBar } from '@saudagar/ui';
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
}

/** The post being shared, where it will stand, so that nothing moves when it is there (FEED-229). */
export function SharedPost({ actor, mode }: SharedPostProps) {
  const { t } = useTexts();
  const { source } = useFeedContext();
  const content = useSelector(actor, ({ context }) => context.text.trim());
  const files = useSelector(actor, ({ context }) => context.files);
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches({ sending: 'uploading' }));
  const shownFiles = useDeviceFiles(files);
  const article = useRef<HTMLDivElement>(null);

  // The form that had focus is gone, and with it the place on the page.
  useEffect(() => {
    article.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) article.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="sg-feed-shared">
      <PendingPost ref={article} {...{ content, mode }} files={shownFiles} source={source.posts}>
        {isUploading ? (
          <UploadState actor={actor} files={files} />
        ) : (
          <span className="sg-feed-shared-state">{t('composer.sending')}</span>
        )}
      </PendingPost>
    </div>
  );
}

interface UploadStateProps {
  actor: ComposerRef;
  files: readonly ChosenFile[];
}

/** Progress by number of files (FEED-015), the bytes of the file being sent (FEED-219), Cancel. */
function UploadState({ actor, files }: UploadStateProps) {
  const { t } = useTexts();
  const { done, total, percent, current } = progressOf(files);
  return (
    <>
      <ProgressBar
        className="sg-feed-shared-state"
        label={
          <>
            {t('composer.uploading', { number: done + 1, total })}
            {current && <SentBytes key={current.key} actor={actor} file={current.file} />}
          </>
        }
        value={percent}
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

function SentBytes({ actor, file }: { actor: ComposerRef; file: File }) {
  const { t, locale } = useTexts();
  const share = useSelector(actor, ({ context }) => context.share);
  const { isInterrupted } = useTransfer(file);
  if (isInterrupted) return ` · ${t('composer.interrupted')}`;
  const bytes = (count: number) => formatFileSize(count, locale);
  const { size } = file;
  return ` · ${t('composer.sent', { sent: bytes(share * size), size: bytes(size) })}`;
}
