import type { FileInfo } from '@saudagar/contract';
import { useViewActor } from '@saudagar/portal';
import { Button, loadable, useOnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { useTexts } from '../texts.ts';
import { FileChip } from '../uploads/FileChip.tsx';
import { FileImage } from './FileImage.tsx';
import { provideFileDetails } from './fileDetailsFlow.ts';
import { provideSaving } from './savingFlow.ts';

const viewer = loadable(async () => (await import('./FileViewer.tsx')).FileViewer);

interface ExistingFileProps {
  fileId: string;
  /** Facts of the file, if the server sent them. */
  file: FileInfo | undefined;
  onRemove?: (() => void) | undefined;
}

/** A file attached to the item a form edits; loads its details if unknown. */
export function ExistingFile({ fileId, file, onRemove }: ExistingFileProps) {
  return file ? (
    <KnownFile file={file} onRemove={onRemove} />
  ) : (
    <ReadFile fileId={fileId} onRemove={onRemove} />
  );
}

/** A file known by its id; shows its own error when it fails to load (ADM-254). */
function ReadFile({ fileId, onRemove }: Omit<ExistingFileProps, 'file'>) {
  const { t } = useTexts();
  const actor = useViewActor(provideFileDetails, { ids: [fileId] });
  const file = useSelector(actor, ({ context }) => context.files[0]);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('incomplete'));
  if (file) return <KnownFile file={file} onRemove={onRemove} />;
  return (
    <FileChip
      name={hasFailed ? fileId : t('pending')}
      errorMessage={hasFailed && t('file.failed')}
      actions={
        hasFailed && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => actor.send({ type: 'files.retried' })}
          >
            {t('file.readAgain')}
          </Button>
        )
      }
      onRemove={onRemove}
    />
  );
}

/** Images open full screen, documents download (ADM-207, ADM-256). */
function KnownFile({
  file,
  onRemove,
}: {
  file: FileInfo;
  onRemove: ExistingFileProps['onRemove'];
}) {
  const { t } = useTexts();
  const overlay = useOnDemand(viewer);
  const { id, original_filename: name, file_size: size } = file;
  const actor = useViewActor(provideSaving, { id, name });
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('fetching'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isImage = file.file_type === 'image';
  return (
    <>
      <FileChip
        name={name}
        size={size}
        {...(isImage && { icon: <FileImage file={file} /> })}
        errorMessage={hasFailed && t('file.failed')}
        actions={
          isImage ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('file.viewNamed', { name })}
              icon={<Eye />}
              {...overlay.openerProps}
            >
              {t('file.view')}
            </Button>
          ) : (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('file.downloadNamed', { name })}
              icon={<Download />}
              isPending={isSaving}
              onPress={() => actor.send({ type: 'file.wanted' })}
            >
              {t('file.download')}
            </Button>
          )
        }
        onRemove={onRemove}
      />
      {overlay.isOpen && <viewer.View files={[file]} start={0} onClose={overlay.close} />}
    </>
  );
}
