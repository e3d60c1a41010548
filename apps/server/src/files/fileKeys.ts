import type { Selectable } from 'kysely';
import type { FilesTable } from '../areas/files/tables.ts';

/** Returns the key of a file's bytes. */
export const fileKey = (file: Pick<Selectable<FilesTable>, 'category' | 'filename'>) =>
  `uploads/${file.category}/${file.filename}`;

/** Returns the key of an image's thumbnail. */
export const thumbnailKey = (id: string) => `thumbnails/${id}.webp`;
