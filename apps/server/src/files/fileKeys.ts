import type { Selectable } from 'kysely';
import type { FilesTable } from '../areas/files/tables.ts';

/** Key of a file's bytes. */
export const fileKey = (file: Pick<Selectable<FilesTable>, 'category' | 'filename'>) =>
  `uploads/${file.category}/${file.filename}`;

/** Key of an image's thumbnail. */
export const thumbnailKey = (id: string) => `thumbnails/${id}.webp`;
