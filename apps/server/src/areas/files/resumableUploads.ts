import { constants, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileCategory, RESUMABLE_UPLOADS_PATH } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { FileStore } from '@tus/file-store';
import { Metadata, Server, type Upload } from '@tus/server';
import { type Blobs, STAGED_FOR } from '../../files/blobs.ts';
import { newId } from '../../ids.ts';
import { maxBytesOf } from './files.ts';

/** Name, type and purpose of a file, announced before its bytes. */
export interface AnnouncedFile {
  readonly name: string;
  readonly category: FileCategory;
  /** Media type declared by the client. */
  readonly claimed: string;
}

/** Uploads in parts by the protocol tus, staged beside the blobs until they are stored or expire. */
export interface ResumableUploads {
  /** Answers a request of the protocol; a member's uploads exist for nobody else. */
  answer(ownerId: string, request: Request): Promise<Response>;
  /**
   * Copies a complete upload into a folder.
   * @throws Refusal 404 for an unknown, expired or another member's upload, 409 while incomplete
   */
  copy(ownerId: string, id: string, folder: string): Promise<AnnouncedFile & { path: string }>;
  /** Deletes an upload, if it still exists. */
  drop(ownerId: string, id: string): Promise<void>;
}

/** Header that tells the protocol's server whose upload it names; set here, never by a client. */
const OWNER = 'x-upload-owner';

export function createResumableUploads({ blobs }: { blobs: Blobs }): ResumableUploads {
  const datastore = new FileStore({
    directory: blobs.stagingFolder,
    expirationPeriodInMilliseconds: STAGED_FOR,
  });
  const protocol = new Server({
    path: RESUMABLE_UPLOADS_PATH,
    datastore,
    relativeLocation: true,
    namingFunction: (request) => `${request.headers.get(OWNER)}.${newId()}`,
  });

  async function find(ownerId: string, id: string): Promise<Upload> {
    if (!isOwn(ownerId, id)) throw new Refusal(404, 'fileNotFound');
    return datastore.getUpload(id).catch((error: { status_code?: number }) => {
      throw error.status_code ? new Refusal(404, 'fileNotFound') : error;
    });
  }

  return {
    answer(ownerId, request) {
      request.headers.set(OWNER, ownerId);
      return protocol.handleWeb(request);
    },
    async copy(ownerId, id, folder) {
      const { size, offset, metadata } = await find(ownerId, id);
      if (offset !== size) throw new Refusal(409, 'uploadIncomplete');
      const path = join(folder, 'upload');
      // The staged bytes stay until the file is stored, so that a failure can be repeated.
      await copyFile(join(blobs.stagingFolder, id), path, constants.COPYFILE_FICLONE);
      return { path, ...announcedIn(metadata ?? {}) };
    },
    async drop(ownerId, id) {
      if (isOwn(ownerId, id)) await datastore.remove(id).catch(() => {});
    },
  };
}

/** Ids begin with their owner's, so that nothing has to be read to refuse anybody else. */
export const isOwn = (ownerId: string, id: string): boolean =>
  id.startsWith(`${ownerId}.`) && /^[\da-f-]{36}\.[\da-f-]{36}$/.test(id);

/**
 * Reads the announcement of an upload, and checks its size.
 * @throws Refusal 400, 413, 415 or 422 on what `uploadFile` would refuse of it
 */
export function readAnnouncement(headers: Headers): { size: number } {
  const size = Number(headers.get('upload-length') ?? Number.NaN);
  if (!Number.isSafeInteger(size)) throw new Refusal(400, 'brokenUpload');
  const { name, category } = announcedIn(metadataOf(headers.get('upload-metadata') ?? ''));
  const most = maxBytesOf(name, category);
  if (most === undefined) throw new Refusal(415, 'unsupportedFile', { field: 'file' });
  if (size > most) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
  if (size === 0) throw new Refusal(422, 'emptyFile', { field: 'file' });
  return { size };
}

function metadataOf(header: string) {
  try {
    return Metadata.parse(header);
  } catch {
    throw new Refusal(400, 'brokenUpload');
  }
}

function announcedIn(metadata: Readonly<Record<string, string | null>>): AnnouncedFile {
  const { filename, filetype, category } = metadata;
  const known = FileCategory.options.find((option) => option === category);
  if (!filename || !known) throw new Refusal(422, 'unreadable');
  return { name: filename, category: known, claimed: filetype ?? '' };
}
