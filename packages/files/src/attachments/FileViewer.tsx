import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { FilePicture } from './FilePicture.tsx';
import { PictureViewer } from './PictureViewer.tsx';

export interface FileViewerProps {
  /** The images, in order. */
  files: readonly FileInfo[];
  /** Which one is shown first. */
  start: number;
  onClose: () => void;
}

/** Uploaded images over the whole screen. */
export function FileViewer({ files, start, onClose }: FileViewerProps) {
  const { client } = usePortal();
  const pictures = files.map(({ id, original_filename: name, urls }) => ({
    id,
    name,
    ...(urls && { href: client.address(urls.full), download: client.address(urls.download) }),
  }));
  return (
    <PictureViewer pictures={pictures} start={start} onClose={onClose}>
      {(at) => {
        const file = files[at];
        return file && <FilePicture file={file} size="full" alt={file.original_filename} />;
      }}
    </PictureViewer>
  );
}
