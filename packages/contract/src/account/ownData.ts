import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from '../core/endpoint.ts';
import { Id, IdParams, Timestamp } from '../core/fields.ts';
import { SignedQuery } from '../files/files.ts';
import { TypedPassword } from './ownPassword.ts';

/** Minutes in which a prepared archive can be fetched. */
export const ARCHIVE_MINUTES = 15;

/**
 * An archive that waits to be fetched: a zip of what every area keeps of the member, as JSON, with
 * their files. `download` opens it without a token until `expires_at`; `bytes` is about its size.
 */
export const DataArchive = z.object({
  id: Id,
  download: z.string(),
  bytes: z.number(),
  files: z.number(),
  expires_at: Timestamp,
});
export type DataArchive = z.infer<typeof DataArchive>;

/** Prepares an archive of everything that is the member's (additive, SHELL-061). */
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
 * A prepared archive as a zip, made while it is sent; its length comes first, so that a browser shows
 * how far it is (additive). 404 to anybody else, and once its time is over.
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
 * Deletes the member's account with all that is theirs: posts, comments, files, connections (additive,
 * SHELL-061). A group they run goes to who has been in it longest, or ends with them; messages go. 403
 * names a wrong `password`, 409 refuses the last admin of the community.
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
