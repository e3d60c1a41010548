import { Readable } from 'node:stream';
import { finishUpload, RESUMABLE_UPLOADS_PATH } from '@saudagar/contract';
import { Refusal, type RefusalKey } from '@saudagar/contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwn, readAnnouncement } from '../areas/files/resumableUploads.ts';
import type { Community } from '../community.ts';
import { admit, pathOf } from './session.ts';

/** Content type of a part of a file. */
const FILE_PART = 'application/offset+octet-stream';

/** Headers of the protocol's requests and answers. */
const ASKED = ['upload-length', 'upload-metadata', 'upload-offset', 'content-length'] as const;
const ANSWERED = ['location', 'upload-offset', 'upload-length', 'upload-expires'] as const;

/** Headers of the protocol that pages of other origins may read. */
export const TUS_HEADERS = ['tus-resumable', ...ANSWERED];

/** The protocol's own errors, as refusals. */
const REFUSALS: Record<number, [status: number, detail: RefusalKey]> = {
  404: [404, 'fileNotFound'],
  410: [404, 'fileNotFound'],
  413: [413, 'fileTooLarge'],
};

/**
 * Serves resumable uploads by the protocol tus 1.0, with the access of `finishUpload`, the size
 * limits of `uploadFile`, and its rate limits at creation.
 */
export function serveTus(app: FastifyInstance, community: Community): void {
  const { resumableUploads, rateLimits, blobs } = community;

  /** Checks a new upload before anything is stored. */
  async function checkNew(headers: Headers, memberId: string): Promise<void> {
    const { size } = readAnnouncement(headers);
    await rateLimits.consume('upload', memberId);
    await rateLimits.consume('uploadBytes', memberId, size);
    await blobs.expectWritable();
  }

  app.register(async (scope) => {
    // The protocol's server reads the bytes itself.
    scope.addContentTypeParser(FILE_PART, (_request, _payload, done) => done(null));
    const options = {
      onRequest: (request: FastifyRequest) => admit(community, finishUpload, request),
    };
    const answer = async (request: FastifyRequest<{ Params: { id?: string } }>) => {
      if (!request.session) throw new Refusal(401, 'signInFirst');
      const { id: memberId } = request.session.member;
      const { id } = request.params;
      if (id !== undefined && !isOwn(memberId, id)) throw new Refusal(404, 'fileNotFound');
      const asked = toWebRequest(request);
      if (request.method === 'POST') await checkNew(asked.headers, memberId);
      return resumableUploads.answer(memberId, asked);
    };
    const route = (method: string | string[], url: string) =>
      scope.route<{ Params: { id?: string } }>({
        ...options,
        method,
        url,
        handler: async (request, reply) => {
          const { status, headers } = await answer(request);
          if (status >= 500) throw new Error(`tus answered ${status}`);
          if (status >= 400) throw new Refusal(...(REFUSALS[status] ?? [status, 'brokenUpload']));
          for (const name of TUS_HEADERS) {
            const value = headers.get(name);
            if (value !== null) reply.header(name, value);
          }
          return reply.code(status).header('cache-control', 'no-store').send();
        },
      });
    route('POST', RESUMABLE_UPLOADS_PATH);
    route(['HEAD', 'PATCH', 'DELETE'], `${RESUMABLE_UPLOADS_PATH}/:id`);
  });
}

/** The parts of a request that the protocol's server reads. */
function toWebRequest({ method, raw, headers, url }: FastifyRequest): Request {
  const asked = new Headers({ 'tus-resumable': '1.0.0' });
  for (const name of ASKED) {
    const value = headers[name];
    if (typeof value === 'string') asked.set(name, value);
  }
  const part = method === 'PATCH' ? { body: Readable.toWeb(raw), duplex: 'half' } : {};
  if (method === 'PATCH') asked.set('content-type', headers['content-type'] ?? '');
  return new Request(new URL(pathOf(url), 'http://hub.invalid'), {
    method,
    headers: asked,
    ...(part as RequestInit),
  });
}
