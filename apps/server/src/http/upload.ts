import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Refusal } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';

/**
 * Maximum size of a file by name in bytes; undefined when it is not accepted. Receives the
 * form's fields that precede the file.
 */
export type MaxBytesOf = (
  name: string,
  fields: Readonly<Record<string, string>>,
) => number | undefined;

/** A file received with a request, stored in a scratch folder. */
export interface ReceivedFile {
  path: string;
  /** File name given by the client. */
  name: string;
  /** Media type declared by the client. */
  claimed: string;
}

/** A multipart form as received. */
export interface ReceivedForm {
  fields: Record<string, string>;
  file: ReceivedFile | undefined;
}

/** Limits of a form's structure. The file's size is checked here, not by the parser. */
export const FORM_LIMITS = {
  fieldNameSize: 100,
  fieldSize: 1000,
  fields: 10,
  files: 1,
  fileSize: Number.POSITIVE_INFINITY,
  headerPairs: 50,
  parts: 12,
};

/** Bytes of a refused file that are read and discarded. */
const REFUSED_FILE_DISCARD = 32 * 1_048_576;
/** Factor of its limit up to which a file is read before the connection is cut. */
const DISCARD_FACTOR = 4;

/**
 * Reads a form, with its file straight to the disk. A file beyond its limit is read on and
 * discarded, so the client can read the error; an endless one is cut.
 * @throws Refusal 413 or 415 on the file, 400 on a truncated or invalid form
 */
export async function receiveForm(
  request: FastifyRequest,
  folder: string,
  maxBytesOf: MaxBytesOf,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, file: undefined };
  let refusal: Refusal | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        form.fields[part.fieldname] = String(part.value);
      } else if (part.fieldname !== 'file') {
        await spool(part.file, null, 0);
      } else {
        const path = join(folder, 'upload');
        const limit = maxBytesOf(part.filename ?? '', form.fields);
        refusal = await spool(part.file, path, limit);
        form.file = { path, name: part.filename ?? '', claimed: part.mimetype };
      }
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (refusal) throw refusal;
  return form;
}

/** Writes a file part to `path` up to its limit, and returns the reason of refusal. */
async function spool(
  part: Readable,
  path: string | null,
  limit: number | undefined,
): Promise<Refusal | undefined> {
  const refusal =
    limit === undefined
      ? new Refusal(415, 'unsupportedFile', { field: 'file' })
      : new Refusal(413, 'fileTooLarge', { field: 'file' });
  const keep = limit ?? 0;
  const cut = keep > 0 ? keep * DISCARD_FACTOR : REFUSED_FILE_DISCARD;
  const sink = path === null ? null : createWriteStream(path);
  // An error between two parts is handled at the next one.
  sink?.on('error', () => {});
  let size = 0;
  try {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > cut) throw new CutUpload(refusal);
      if (sink?.errored) throw sink.errored;
      if (sink && size <= keep && !sink.write(chunk)) await once(sink, 'drain');
    }
  } finally {
    sink?.end();
    if (sink) await finished(sink);
  }
  return limit === undefined || size > keep ? refusal : undefined;
}

/** Error that stops reading an upload; the answer closes the connection. */
export class CutUpload extends Error {
  override readonly name = 'CutUpload';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('upload cut');
    this.refusal = refusal;
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof CutUpload || error instanceof Refusal) return error;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A full or broken disk is the server's fault, not the form's.
  if (syscall === 'write' || syscall === 'open') return error;
  return /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)
    ? new Refusal(413, 'tooManyParts')
    : new Refusal(400, 'brokenUpload');
}
