import { FILE_LIMITS, type FileKind, fileKindOf } from '@saudagar/contract';
import { searchedText } from '@saudagar/contract/server';
import type { DemoSheet } from '../../../demo/content/documents.ts';
import { demoFile } from '../../../demo/demoFile.ts';
import { writePdf } from '../../../demo/pdf.ts';
import type { DemoRows } from '../../../demo/plan.ts';
import library from '../../../demo/resources/resources.json' with { type: 'json' };
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { fileKey, thumbnailKey } from '../../files/fileKeys.ts';
import { newId } from '../../ids.ts';

const DAY = 86_400_000;

/** Position of a picture, after the resource's own files. */
const LAST = 9;

/** Size of the pictures in pixels. */
const SIZE = { width: 1200, height: 900 };

/** A resource in the demo's data file. */
interface DemoResource {
  title: string;
  description: string;
  resource_type: string;
  category: string;
  priority: number;
  author_name: string;
  author_organization: string;
  tags: string[];
  days_ago: number;
  /** A picture of the demo's posts, used as the card's thumbnail too. */
  picture?: { file: string; description: string };
  /** A picture of the demo's posts, used as its video's poster. */
  poster?: string;
  featured?: boolean;
  content_url?: string;
  duration_minutes?: number;
  read_time_minutes?: number;
  body?: string;
  status?: string;
  views?: number;
  likes?: number;
  files?: string[];
  document?: DemoSheet & { name: string };
}

/** Seeds a library: every type, featured ones, one without content, a draft and a pending one. */
export async function seedResources(
  write: Database,
  { members }: DemoRows,
  { blobs, now }: Pick<Community, 'blobs' | 'now'>,
): Promise<void> {
  const admin = members.find(({ role }) => role === 'admin');
  const moderator = members.find(({ role }) => role === 'moderator') ?? admin;
  if (!admin || !moderator) throw new Error('demo: nobody runs the library');

  const keep = async (
    resource_id: string,
    name: string,
    bytes: Uint8Array,
    at: Date,
    position: number,
    { description, thumbnail }: { description?: string; thumbnail?: Uint8Array } = {},
  ) => {
    const kind = kindOf(name);
    const id = newId();
    const extension = kind.extensions[0] ?? '';
    const isPicture = kind.type === 'image';
    const row = {
      id,
      owner_id: admin.id,
      category: 'resources' as const,
      filename: `${id}.${extension}`,
      original_filename: name,
      file_type: kind.type,
      mime_type: kind.mime,
      file_size: bytes.byteLength,
      extension,
      width: isPicture ? SIZE.width : null,
      height: isPicture ? SIZE.height : null,
      description: description ?? null,
      has_poster: !isPicture && thumbnail !== undefined,
      client_id: null,
      created_at: at,
    };
    await blobs.put(fileKey(row), bytes);
    if (thumbnail) await blobs.put(thumbnailKey(id), thumbnail);
    await write.insertInto('files').values(row).execute();
    await write
      .insertInto('resource_files')
      .values({ resource_id, file_id: id, position })
      .execute();
  };

  for (const [index, one] of (library as readonly DemoResource[]).entries()) {
    const id = newId();
    const time = new Date(now().getTime() - one.days_ago * DAY);
    const status = (one.status ?? 'approved') as 'approved' | 'draft' | 'pending';
    // Different members like each, so that no demo account likes them all.
    const fans = [...members.slice(index * 7 + 1), ...members].slice(0, one.likes ?? 0);
    await write
      .insertInto('resources')
      .values({
        id,
        maker_id: status === 'pending' ? moderator.id : admin.id,
        title: one.title,
        description: one.description,
        resource_type: one.resource_type as 'video',
        category: one.category,
        priority: one.priority,
        author_name: one.author_name,
        author_organization: one.author_organization,
        content_url: one.content_url ?? null,
        thumbnail_url: null,
        duration_minutes: one.duration_minutes ?? null,
        read_time_minutes: one.read_time_minutes ?? null,
        tags: JSON.stringify(one.tags),
        featured: one.featured ?? false,
        approval_status: status,
        body: one.body ?? null,
        searched: searchedText(
          one.title,
          one.description,
          one.author_name,
          one.author_organization,
          ...one.tags,
        ),
        views_count: one.views ?? 0,
        likes_count: fans.length,
        client_id: null,
        created_at: time,
        published_at: status === 'approved' ? time : null,
      })
      .execute();
    if (fans.length > 0)
      await write
        .insertInto('resource_likes')
        .values(fans.map((fan) => ({ member_id: fan.id, resource_id: id, created_at: time })))
        .execute();
    for (const [position, name] of (one.files ?? []).entries()) {
      const poster = one.poster && { thumbnail: await pictureOf(one.poster) };
      await keep(id, name, await demoFile(`resources/${name}`), time, position, poster || {});
    }
    if (one.document) await keep(id, one.document.name, writePdf(one.document), time, 0);
    if (one.picture) {
      const { file, description } = one.picture;
      const thumbnail = await pictureOf(file);
      await keep(id, file, thumbnail, time, LAST, { description, thumbnail });
    }
  }
}

/** The pictures are small enough to serve as their own thumbnails. */
const pictureOf = (file: string) => demoFile(`posts/pictures/${file}`);

function kindOf(name: string): FileKind {
  const kind = fileKindOf(name, FILE_LIMITS.resources.kinds);
  if (!kind) throw new Error(`demo: ${name} is no file of a resource`);
  return kind;
}
