import { useViewActor } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { FileList, type FileListProps } from './FileList.tsx';
import { provideFileDetails } from './fileDetailsFlow.ts';

interface ReadFilesProps extends Pick<FileListProps, 'by' | 'kind'> {
  ids: readonly string[];
}

/** Files known by their ids; loads their details first. */
export function ReadFiles({ ids, by, kind }: ReadFilesProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideFileDetails, { ids });
  const files = useSelector(actor, ({ context }) => context.files);
  const failedFiles = useSelector(actor, ({ context }) => context.failed);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'));
  const missing = failedFiles.filter(({ failure }) => failure.status === 404).length;
  return (
    <>
      <FileList files={files} by={by} kind={kind} />
      {failedFiles.length > 0 && (
        <div className="sg-documents">
          {missing > 0 && <InlineMessage>{t('file.missing')}</InlineMessage>}
          {failedFiles.length > missing && (
            <InlineMessage
              kind="error"
              isRetrying={isReading}
              onRetry={() => actor.send({ type: 'files.retried' })}
            >
              {t('file.failed')}
            </InlineMessage>
          )}
        </div>
      )}
    </>
  );
}
