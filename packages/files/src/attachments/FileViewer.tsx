import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { FileImage } from './FileImage.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import { isLong } from './isLong.ts';

export interface FileViewerProps {
  /** Images, in order. */
  files: readonly FileInfo[];
  /** Name of the member who added the images. */
  by?: string | undefined;
  /** Index of the first image shown. */
  start: number;
  onClose: () => void;
}

/** Uploaded images in a full-screen viewer. */
export function FileViewer({ files, by, start, onClose }: FileViewerProps) {
  const { t } = useTexts();
  const { client } = usePortal();
  const images = files.map(({ id, original_filename: name, urls, ...size }) => ({
    id,
    name,
    isLong: isLong(size),
    ...(urls && { href: client.address(urls.full), download: client.address(urls.download) }),
  }));
  return (
    <ImageViewer images={images} start={start} onClose={onClose}>
      {(index) => {
        const file = files[index];
        if (!file) return null;
        const plain = by ? t('image.alt', { name: by }) : file.original_filename;
        const alt = file.description || plain;
        return <FileImage file={file} size="full" alt={alt} />;
      }}
    </ImageViewer>
  );
}
