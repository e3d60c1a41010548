import { Refusal } from '@saudagar/contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs } from '../files/blobs.ts';
import { rangeOf } from './byteRange.ts';
import type { FileReply, MadeFile } from './route.ts';

const LOCKED = "default-src 'none'; sandbox";
/**
 * Content policy of a PDF: the browser's viewer does not run in a sandbox; it has neither our
 * origin nor our scripts.
 */
const PDF =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Sends a stored file, or the requested range: never executable or in a shared cache. */
export async function sendFile(
  blobs: Blobs,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileReply,
): Promise<FastifyReply> {
  const size = await blobs.sizeOf(file.key);
  if (size === null) throw new Refusal(404, file.missing);
  const range = rangeOf(request.headers.range, size);
  if (range === null) {
    reply.header('content-range', `bytes */${size}`);
    throw new Refusal(416, 'noSuchPart');
  }
  reply.headers({
    'content-type': file.mime === 'text/plain' ? 'text/plain; charset=utf-8' : file.mime,
    'content-length': range ? range.end - range.start + 1 : size,
    'content-disposition': `${file.disposition}; ${filenameOf(file.name)}`,
    'content-security-policy': file.mime === 'application/pdf' ? PDF : LOCKED,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': file.isFixed ? 'private, max-age=3600, immutable' : 'private, no-cache',
    'accept-ranges': 'bytes',
  });
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  return reply.send(await blobs.read(file.key, range));
}

/** Sends a generated file as a download that no cache stores. */
export const sendMadeFile = (reply: FastifyReply, { content, size, mime, name }: MadeFile) =>
  reply
    .headers({
      'content-type': mime,
      'content-length': size,
      'content-disposition': `attachment; ${filenameOf(name)}`,
      'content-security-policy': LOCKED,
      'cache-control': 'no-store',
    })
    .send(content);

/** Formats a file name for saving: ASCII, and in full for modern browsers (RFC 6266). */
function filenameOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}
