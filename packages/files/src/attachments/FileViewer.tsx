import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { FileImage } from './FileImage.tsx';
import { ImageViewer } from './ImageViewer.tsx';

export interface FileViewerProps {
  /** The images, in order. */
  files: readonly FileInfo[];
  /** Name of the member whose pictures they are. */
  by?: string | undefined;
  /** Which one is shown first. */
  start: number;
  onClose: () => void;
}

/** Uploaded images over the whole screen. */
export function FileViewer({ files, by, start, onClose }: FileViewerProps) {
  const { t } = useTexts();
  const { client } = usePortal();
  const pictures = files.map(({ id, original_filename: name, urls }) => ({
    id,
    name,
    ...(urls && { href: client.address(urls.full), download: client.address(urls.download) }),
  }));
  return (
    <ImageViewer pictures={pictures} start={start} onClose={onClose}>
      {(at) => {
        const file = files[at];
        if (!file) return null;
        const plain = by ? t('photo.alt', { name: by }) : file.original_filename;
        const alt = file.description || plain;
        return <FileImage file={file} size="full" alt={alt} />;
      }}
    </ImageViewer>
  );
}
