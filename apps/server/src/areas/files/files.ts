import { stat } from 'node:fs/promises';
import {
  FILE_LIMITS,
  type FileCategory,
  type FileKind,
  fileKindOf,
  IMAGE_FILES,
  nameWithExtension,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { refusesRow } from '../../database/constraint.ts';
import type { Database } from '../../database/schema.ts';
import { asFile, type Blobs } from '../../files/blobs.ts';
import { fileKey, thumbnailKey } from '../../files/fileKeys.ts';
import type { FileUse } from '../../files/fileUse.ts';
import type { StoredImage } from '../../files/images.ts';
import { withoutLocation } from '../../files/mp4.ts';
import { claimFits, kindOfContent } from '../../files/sniff.ts';
import { isId, newId } from '../../ids.ts';
import type { FilesTable } from './tables.ts';

/** A file's metadata as stored; its bytes are in the blobs. */
export type FileRow = Omit<Selectable<FilesTable>, 'client_id'>;

/** Fields of a new file. */
export interface NewFile {
  owner_id: string;
  category: FileCategory;
  /** Name given by the member; its extension determines the expected type. */
  name: string;
  /** Bytes, or the path of a temporary file, which is consumed. */
  content: Uint8Array | string;
  /** Media type declared with it, if any. */
  claimed?: string | undefined;
  /** Repeating an upload with the same id returns the first file (per member). */
  client_id?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** Uploaded files: metadata in the database, bytes in the blobs. */
export interface Files {
  /**
   * Validates, cleans and stores a file. A refused one leaves nothing behind.
   * @throws Refusal 413 over its limit, 415 for content the category does not accept
   */
  add(file: NewFile): Promise<FileRow>;
  /** Finds a file that its owner uploaded under an idempotency key. */
  findUploaded(ownerId: string, clientId: string): Promise<FileRow | null>;
  /**
   * Finds a file visible to the viewer: their own, or one that an area shows to them. Without a
   * viewer finds any file, as for a signed address.
   */
  find(id: string, viewerId?: string): Promise<FileRow | null>;
  findByName(category: FileCategory, filename: string, viewerId?: string): Promise<FileRow | null>;
  /** Sets the owner's description of a file, null when blank. Returns null for another's file. */
  describe(id: string, ownerId: string, description: string): Promise<FileRow | null>;
  /**
   * Makes a picture the poster of the owner's video. Returns null for any other file.
   * @throws Refusal 415 unless it is a picture
   */
  setPoster(
    id: string,
    ownerId: string,
    picture: { path: string; name: string; claimed: string },
  ): Promise<FileRow | null>;
}

/** Maximum size in bytes by file name and category; undefined for an unaccepted type. */
export function maxBytesOf(name: string, category: FileCategory): number | undefined {
  const { kinds, maxBytes } = FILE_LIMITS[category];
  const kind = fileKindOf(name, kinds);
  return kind && maxBytes[kind.type];
}

interface FilesParts {
  db: Database;
  blobs: Blobs;
  now: () => Date;
  fileUse: FileUse;
}

export function createFiles({ db, blobs, now, fileUse }: FilesParts): Files {
  async function repeated({
    owner_id,
    client_id,
  }: Pick<NewFile, 'owner_id' | 'client_id'>): Promise<FileRow | undefined> {
    if (client_id === undefined) return undefined;
    return db
      .selectFrom('files')
      .where('owner_id', '=', owner_id)
      .where('client_id', '=', client_id)
      .selectAll()
      .executeTakeFirst();
  }

  const seenBy = (viewerId: string | undefined) =>
    db
      .selectFrom('files')
      .selectAll()
      .where(viewerId === undefined ? fileUse.isOpen : fileUse.visibleTo(viewerId, now()));

  return {
    add: (file) =>
      blobs.withScratch(async (folder) => {
        const first = await repeated(file);
        if (first) return first;
        const path = await asFile(folder, file.content);
        const kind = await checkedKind(file, path);
        const image =
          kind.type === 'image' ? await readImage(path, kind.mime, file.owner_id) : null;
        if (kind.mime === 'video/mp4') await cleanVideo(path);
        const id = newId();
        const extension = kind.extensions[0] ?? 'bin';
        const row = {
          id,
          owner_id: file.owner_id,
          category: file.category,
          filename: `${id}.${extension}`,
          original_filename: cleanName(nameWithExtension(file.name, kind)),
          file_type: kind.type,
          mime_type: kind.mime,
          file_size: image?.bytes.byteLength ?? (await stat(path)).size,
          extension,
          width: image?.width ?? null,
          height: image?.height ?? null,
          description: null,
          has_poster: false,
          created_at: file.created_at ?? now(),
        };
        const drop = () => blobs.delete(fileKey(row), thumbnailKey(id));
        let isStored = false;
        try {
          await keep(blobs, row, path, image);
          isStored = true;
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('files')
            .values({ ...row, client_id: file.client_id ?? null })
            .onConflict((conflict) => conflict.columns(['owner_id', 'client_id']).doNothing())
            .executeTakeFirstOrThrow();
          if (numInsertedOrUpdatedRows !== 0n) return row;
        } catch (error) {
          // If only the response was lost the row needs its bytes: orphans are left to the sweep.
          if (!isStored || refusesRow(error)) await drop();
          throw error;
        }
        // A concurrent call of the same upload was first.
        await drop();
        return (await repeated(file)) ?? row;
      }),

    findUploaded: async (owner_id, client_id) => (await repeated({ owner_id, client_id })) ?? null,

    async find(id, viewerId) {
      if (!isId(id)) return null;
      const row = await seenBy(viewerId).where('id', '=', id).executeTakeFirst();
      return row ?? null;
    },

    async findByName(category, filename, viewerId) {
      const row = await seenBy(viewerId)
        .where('category', '=', category)
        .where('filename', '=', filename)
        .executeTakeFirst();
      return row ?? null;
    },

    async describe(id, ownerId, description) {
      if (!isId(id)) return null;
      const row = await db
        .updateTable('files')
        .set({ description: description || null })
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },

    async setPoster(id, ownerId, { path, name, claimed }) {
      const ownVideo = (of: string) =>
        sql<SqlBool>`id = ${of} and owner_id = ${ownerId} and file_type = 'video'`;
      const video = isId(id)
        ? await db.selectFrom('files').where(ownVideo(id)).select('id').executeTakeFirst()
        : undefined;
      if (!video) return null;
      const kind = fileKindOf(name, IMAGE_FILES.kinds);
      const content = kind && mayClaim(claimed, kind) && (await kindOfContent(path, kind));
      if (!content) throw new Refusal(415, 'unsupportedFile', { field: 'file' });
      const { thumbnail } = await readImage(path, content.mime, ownerId);
      await blobs.put(thumbnailKey(id), thumbnail);
      const row = await db
        .updateTable('files')
        .set({ has_poster: true })
        .where(ownVideo(id))
        .returningAll()
        .executeTakeFirst();
      // The video was deleted meanwhile, and its bytes before these were written.
      if (!row) await blobs.delete(thumbnailKey(id));
      return row ?? null;
    },
  };
}

/** Loaded with the first picture: the library takes a tenth of the server's memory. */
async function readImage(path: string, mime: string, ownerId: string): Promise<StoredImage> {
  const { prepareImage } = await import('../../files/images.ts');
  return prepareImage(path, mime, ownerId);
}

/** @throws Refusal 415 on an invalid box structure */
async function cleanVideo(path: string): Promise<void> {
  try {
    await withoutLocation(path);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(415, 'unsupportedFile', { field: 'file' });
  }
}

/** Any picture type may be declared for a picture: its bytes decide. */
const mayClaim = (claimed: string | undefined, named: FileKind): boolean =>
  (named.type === 'image' ? IMAGE_FILES.kinds : [named]).some(({ mime }) =>
    claimFits(claimed, mime),
  );

async function checkedKind(file: NewFile, path: string): Promise<FileKind> {
  const named = fileKindOf(file.name, FILE_LIMITS[file.category].kinds);
  const most = maxBytesOf(file.name, file.category);
  if (!named || most === undefined || !mayClaim(file.claimed, named))
    throw new Refusal(415, 'unsupportedFile', { field: 'file' });
  const { size } = await stat(path);
  if (size > most) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
  if (size === 0) throw new Refusal(422, 'emptyFile', { field: 'file' });
  const kind = await kindOfContent(path, named);
  if (!kind) throw new Refusal(415, 'unsupportedFile', { field: 'file' });
  return kind;
}

async function keep(
  blobs: Blobs,
  row: Pick<FileRow, 'id' | 'category' | 'filename'>,
  path: string,
  image: StoredImage | null,
): Promise<void> {
  if (image) {
    await blobs.put(thumbnailKey(row.id), image.thumbnail);
    await blobs.put(fileKey(row), image.bytes);
  } else {
    await blobs.take(path, fileKey(row));
  }
}

/** Reduces a file name to its base name without unsafe characters. */
function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return base
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .slice(-200)
    .trim();
}
