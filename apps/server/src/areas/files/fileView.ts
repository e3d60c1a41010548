import type { FileInfo } from '@saudagar/contract';
import type { Signer } from '../../files/signing.ts';
import type { AttachmentRow } from '../posts/postRows.ts';

/**
 * Converts a file to the wire format, with signed addresses. Addresses made for one reader open
 * as long as that member may see the file.
 */
export function toFileInfo(signer: Signer, file: AttachmentRow, readerId?: string): FileInfo {
  const sign = (path: string) => signer.sign(path, readerId);
  return {
    id: file.id,
    category: file.category,
    filename: file.filename,
    original_filename: file.original_filename,
    file_type: file.file_type,
    mime_type: file.mime_type,
    file_size: file.file_size,
    extension: file.extension,
    width: file.width,
    height: file.height,
    description: file.description,
    urls: {
      thumbnail:
        file.file_type === 'image' || file.has_poster
          ? sign(`/api/files/thumbnail/${file.id}`)
          : null,
      full: sign(`/api/files/${file.category}/${file.filename}`),
      download: sign(`/api/files/download/${file.id}`),
    },
  };
}
