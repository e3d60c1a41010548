import type { Generated } from 'kysely';

export interface FilesTable {
  id: string;
  owner_id: string;
  category: string;
  /** Stored file name, unique in its category. */
  filename: string;
  original_filename: string;
  file_type: 'image' | 'document' | 'video';
  mime_type: string;
  /** Size in bytes. */
  file_size: number;
  extension: string;
  width: number | null;
  height: number | null;
  /** Description in its owner's words. */
  description: Generated<string | null>;
  /** True when a video has a poster, stored as its thumbnail. */
  has_poster: Generated<boolean>;
  client_id: string | null;
  created_at: Date;
}

export interface FilesTables {
  files: FilesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends FilesTables {}
}
