import type { Generated } from 'kysely';

export interface FilesTable {
  id: string;
  owner_id: string;
  category: string;
  /** Name under which it is stored, unique in its category. */
  filename: string;
  original_filename: string;
  file_type: 'image' | 'document' | 'video';
  mime_type: string;
  /** Bytes. */
  file_size: number;
  extension: string;
  width: number | null;
  height: number | null;
  /** What it shows, in its owner's words. */
  description: Generated<string | null>;
  /** Whether a video has a picture, which is kept as its thumbnail. */
  has_poster: Generated<boolean>;
  client_id: string | null;
  created_at: Date;
}

/** The tables of the area. */
export interface FilesTables {
  files: FilesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends FilesTables {}
}
