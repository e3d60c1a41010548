import type { FileInfo } from '@saudagar/contract';
import { InlineMessage, loadable, PhotoGrid, useOnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { usePortal } from '../PortalContext.ts';
import { useTexts } from '../texts.ts';
import { useViewActor } from '../useActors.ts';
import { FileDocument } from './FileDocument.tsx';
import { FilePicture } from './FilePicture.tsx';
import { provideFileFacts } from './fileFactsActors.ts';

const viewer = loadable(async () => (await import('./FileViewer.tsx')).FileViewer);

/** Props of {@link AttachedFiles}. */
export interface AttachedFilesProps {
  /** The files' facts, where the server sent them along: then nothing is asked for. */
  files?: readonly FileInfo[] | undefined;
  /** The files' ids; their facts are read where `files` is missing (WID-057). @default none */
  ids?: readonly string[];
}

/**
 * What is attached to a post or the like: images as a gallery that opens over the screen,
 * everything else as a list of documents (WID-066).
 */
export function AttachedFiles({ files, ids = [] }: AttachedFilesProps) {
  if (files) return <FileList files={files} />;
  return ids.length > 0 && <ReadFiles key={ids.join()} ids={ids} />;
}

function ReadFiles({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  const actor = useViewActor(provideFileFacts, { ids });
  const found = useSelector(actor, ({ context }) => context.found);
  const lost = useSelector(actor, ({ context }) => context.lost);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('reading'));
  const gone = lost.filter(({ failure }) => failure.status === 404).length;
  return (
    <>
      <FileList files={found} />
      {gone > 0 && <InlineMessage>{t('file.missing')}</InlineMessage>}
      {lost.length > gone && (
        <InlineMessage
          kind="error"
          isNarrow
          isRetrying={isReading}
          onRetry={() => actor.send({ type: 'files.retried' })}
        >
          {t('file.failed')}
        </InlineMessage>
      )}
    </>
  );
}

function FileList({ files }: { files: readonly FileInfo[] }) {
  const { t } = useTexts();
  const { client } = usePortal();
  const overlay = useOnDemand(viewer);
  const [start, setStart] = useState(0);
  const images = files.filter(({ file_type }) => file_type === 'image');
  const documents = files.filter(({ file_type }) => file_type !== 'image');
  return (
    <>
      {documents.length > 0 && (
        <ul className="sg-documents" aria-label={t('file.documents')}>
          {documents.map((file) => (
            <li key={file.id}>
              <FileDocument file={file} />
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && (
        <PhotoGrid
          photos={images.map(({ id, original_filename: name, urls, width, height }) => ({
            id,
            name,
            width,
            height,
            href: urls && client.address(urls.full),
          }))}
          onPrefetch={overlay.prefetch}
          onOpen={(at) => {
            setStart(at);
            overlay.open();
          }}
        >
          {(at) => images[at] && <FilePicture file={images[at]} />}
        </PhotoGrid>
      )}
      {overlay.isOpen && <viewer.View files={images} start={start} onClose={overlay.close} />}
    </>
  );
}
