import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { loadable, useOnDemand } from '@saudagar/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { FileDocument } from './FileDocument.tsx';
import { FilePicture } from './FilePicture.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';

const viewer = loadable(async () => (await import('./FileViewer.tsx')).FileViewer);

/** Files whose facts are known: a list of documents, a gallery of images. */
export function FileList({ files }: { files: readonly FileInfo[] }) {
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
