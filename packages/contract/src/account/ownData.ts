import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from '../core/endpoint.ts';
import { Id, IdParams, Timestamp } from '../core/fields.ts';
import { SignedQuery } from '../files/files.ts';
import { TypedPassword } from './ownPassword.ts';

/** Minutes for which a prepared archive can be downloaded. */
export const ARCHIVE_MINUTES = 15;

/**
 * An archive ready for download: a zip of the member's data from every area, as JSON, with their
 * files. `download` needs no token until `expires_at`; `bytes` is an estimate.
 */
export const DataArchive = z.object({
  id: Id,
  download: z.string(),
  bytes: z.number(),
  files: z.number(),
  expires_at: Timestamp,
});
export type DataArchive = z.infer<typeof DataArchive>;

/** Prepares an archive of all the member's data (additive, SHELL-061). */
export const prepareArchive = endpoint({
  name: 'prepareArchive',
  summary: "Prepare an archive of one's own data",
  method: 'POST',
  path: '/api/account/archive',
  reply: DataArchive,
  status: 201,
  access: 'member',
  idempotent: true,
});

/**
 * Streams a prepared archive as a zip, with its length first for a progress bar (additive). 404 for
 * anybody else, and after it expires.
 */
export const downloadArchive = fileEndpoint({
  name: 'downloadArchive',
  summary: "An archive of one's own data",
  method: 'GET',
  path: '/api/account/archive/{id}',
  params: IdParams,
  query: SignedQuery,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/**
 * Deletes the member's account with their posts, comments, files, connections and messages
 * (additive, SHELL-061). A group they own passes to its longest-standing member, or is deleted. 403
 * for a wrong `password`, 409 for the last admin of the community.
 */
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: "Delete one's own account",
  method: 'DELETE',
  path: '/api/account',
  body: z.object({ password: TypedPassword }),
  access: 'member',
  refusals: [409],
  idempotent: false,
});
