import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { loadable, OnDemand, useOnDemand } from '@saudagar/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { FileDocument } from './FileDocument.tsx';
import { FileImage } from './FileImage.tsx';
import { ImageGrid } from './ImageGrid.tsx';

const player = loadable(async () => (await import('./FileVideo.tsx')).FileVideo);
const viewer = loadable(async () => (await import('./FileViewer.tsx')).FileViewer);

export interface FileListProps {
  files: readonly FileInfo[];
  /** Name of the member who added the images. */
  by?: string | undefined;
  /** Kind of image, which selects the text for a missing one. */
  kind?: 'image' | 'gallery' | undefined;
}

/** Files with known details: a list of documents, videos in place, a gallery of images. */
export function FileList({ files, by, kind = 'image' }: FileListProps) {
  const { t } = useTexts();
  const { client } = usePortal();
  const overlay = useOnDemand(viewer);
  const [start, setStart] = useState(0);
  const images = files.filter(({ file_type }) => file_type === 'image');
  const videos = files.filter(({ file_type, urls }) => file_type === 'video' && urls);
  const documents = files.filter((file) => !images.includes(file) && !videos.includes(file));
  const nameOf = ({ original_filename }: FileInfo, index: number) => {
    if (!by) return original_filename;
    const values = { number: index + 1, total: images.length, name: by };
    return t(images.length === 1 ? 'image.by' : 'image.placeBy', values);
  };
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
      {videos.map((file) => (
        <OnDemand key={file.id} part={player} fallback={<div className="sg-video" />}>
          <player.View file={file} name={file.description || file.original_filename} />
        </OnDemand>
      ))}
      {images.length > 0 && (
        <ImageGrid
          images={images.map((file, index) => ({
            id: file.id,
            name: nameOf(file, index),
            width: file.width,
            height: file.height,
            href: file.urls && client.address(file.urls.full),
          }))}
          onPrefetch={overlay.prefetch}
          onOpen={(index) => {
            setStart(index);
            overlay.open();
          }}
        >
          {(index) =>
            images[index] && (
              <FileImage file={images[index]} kind={kind} alt={images[index].description ?? ''} />
            )
          }
        </ImageGrid>
      )}
      {overlay.isOpen && (
        <viewer.View files={images} by={by} start={start} onClose={overlay.close} />
      )}
    </>
  );
}
