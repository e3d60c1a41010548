import type { FileInfo } from '@saudagar/contract';
import { DocumentList } from './DocumentList.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';

/** A post's attachments (FEED-093): pictures as a gallery, everything else as a list (WID-066). */
export function Attachments({ files }: { files: readonly FileInfo[] }) {
  const isPhoto = ({ file_type, urls }: FileInfo) => file_type === 'image' && urls !== undefined;
  const photos = files.filter(isPhoto);
  const documents = files.filter((file) => !isPhoto(file));
  return (
    <>
      {documents.length > 0 && <DocumentList documents={documents} />}
      {photos.length > 0 && <PhotoGallery photos={photos} />}
    </>
  );
}
