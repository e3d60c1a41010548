import type { ApprovalStatus, ResourceType } from '@saudagar/contract';
import type { Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

interface ResourcesTable {
  id: string;
  /** Moderator who first saved it; null after that account was deleted. */
  maker_id: string | null;
  title: string;
  description: string;
  resource_type: ResourceType;
  category: string;
  priority: number;
  author_name: string;
  author_organization: string;
  content_url: string | null;
  thumbnail_url: string | null;
  duration_minutes: number | null;
  read_time_minutes: number | null;
  tags: JsonList;
  featured: boolean;
  approval_status: ApprovalStatus;
  body: string | null;
  /** Text that the search matches, written by the contract's `searchedText` (RES-057). */
  searched: string;
  views_count: Generated<number>;
  likes_count: Generated<number>;
  client_id: string | null;
  created_at: Date;
  /** Time of the first publication; null until then. */
  published_at: Date | null;
}

interface ResourceFilesTable {
  resource_id: string;
  file_id: string;
  position: number;
}

interface ResourceLikesTable {
  member_id: string;
  resource_id: string;
  created_at: Date;
}

interface ResourceViewsTable {
  member_id: string;
  /** Day and resource of the view, which counts once; an opening's id in earlier releases. */
  client_id: string;
  resource_id: string;
  created_at: Date;
}

interface ResourceProgressTable {
  member_id: string;
  resource_id: string;
  /** Progress in percent. */
  progress: number;
  changed_at: Date;
}

interface SavedListsTable {
  id: string;
  member_id: string;
  name: string;
  /** The name, normalized for comparison. */
  name_key: string;
  client_id: string | null;
  created_at: Date;
}

interface SavedResourcesTable {
  list_id: string;
  resource_id: string;
  created_at: Date;
}

export interface ResourceTables {
  resources: ResourcesTable;
  resource_files: ResourceFilesTable;
  resource_likes: ResourceLikesTable;
  resource_views: ResourceViewsTable;
  resource_progress: ResourceProgressTable;
  saved_lists: SavedListsTable;
  saved_resources: SavedResourcesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends ResourceTables {}
}
