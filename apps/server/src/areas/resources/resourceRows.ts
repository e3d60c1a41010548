import type { Resource } from '@saudagar/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Schema } from '../../database/schema.ts';
import type { Signer } from '../../files/signing.ts';
import { toFileInfo } from '../files/fileView.ts';
import { type AttachmentRow, FILE_COLUMNS } from '../posts/postRows.ts';
import type { ResourceTables } from './tables.ts';

const COLUMNS = [
  'id',
  'maker_id',
  'title',
  'description',
  'resource_type',
  'category',
  'priority',
  'author_name',
  'author_organization',
  'content_url',
  'thumbnail_url',
  'duration_minutes',
  'read_time_minutes',
  'tags',
  'featured',
  'approval_status',
  'body',
  'views_count',
  'likes_count',
  'created_at',
  'published_at',
] as const satisfies (keyof ResourceTables['resources'])[];

/** A resource with its files and the viewer's own marks; null without a viewer. */
export interface ResourceRow
  extends Pick<Selectable<ResourceTables['resources']>, (typeof COLUMNS)[number]> {
  files: AttachmentRow[];
  own: { liked: boolean; progress: number; saved_lists: string[] } | null;
  /** True when the viewer first saved it; null without a viewer. */
  is_own: boolean | null;
}

/** Query of resources as a member, or a visitor, sees them. */
export function resourcesSeenBy(db: Database, viewerId: string | undefined) {
  return db
    .selectFrom('resources')
    .select(COLUMNS.map((column) => `resources.${column}` as const))
    .select((of) => filesOf(of).as('files'))
    .select(viewerId === undefined ? sql<null>`null`.as('own') : ownOf(viewerId).as('own'))
    .select(
      viewerId === undefined
        ? sql<null>`null`.as('is_own')
        : sql<boolean>`coalesce(resources.maker_id = ${viewerId}::uuid, false)`.as('is_own'),
    );
}

function filesOf(of: ExpressionBuilder<Schema, 'resources'>) {
  return jsonArrayFrom(
    of
      .selectFrom('resource_files')
      .innerJoin('files', 'files.id', 'resource_files.file_id')
      .whereRef('resource_files.resource_id', '=', 'resources.id')
      .orderBy('resource_files.position')
      .select(FILE_COLUMNS),
  );
}

/** Looks up by primary keys, once for each row of the page. */
const ownOf = (viewerId: string) => sql<NonNullable<ResourceRow['own']>>`json_build_object(
  'liked', exists (
    select from resource_likes where member_id = ${viewerId} and resource_id = resources.id),
  'progress', coalesce((
    select progress from resource_progress
    where member_id = ${viewerId} and resource_id = resources.id), 0),
  'saved_lists', coalesce((
    select json_agg(list_id order by list_id) from saved_resources
    join saved_lists on saved_lists.id = list_id
    where member_id = ${viewerId} and resource_id = resources.id), '[]'))`;

/** Converts a resource to the wire format. */
export function toResource(signer: Signer, row: ResourceRow): Resource {
  const { files, own, is_own, published_at, maker_id: _, created_at: __, ...fields } = row;
  return {
    ...fields,
    attachments: files.map(({ id }) => id),
    files: files.map((file) => toFileInfo(signer, file)),
    published_date: published_at?.toISOString() ?? null,
    ...own,
    ...(is_own !== null && { is_own }),
  };
}
