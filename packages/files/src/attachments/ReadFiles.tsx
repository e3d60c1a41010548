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
  const found = useSelector(actor, ({ context }) => context.found);
  const lost = useSelector(actor, ({ context }) => context.lost);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'));
  const missing = lost.filter(({ failure }) => failure.status === 404).length;
  return (
    <>
      <FileList files={found} by={by} kind={kind} />
      {lost.length > 0 && (
        <div className="sg-documents">
          {missing > 0 && <InlineMessage>{t('file.missing')}</InlineMessage>}
          {lost.length > missing && (
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
