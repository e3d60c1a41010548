import { ApiError, type Client, type RawRequest, RESUMABLE_UPLOADS_PATH } from '@saudagar/contract';
import { type DetailedError, type HttpRequest, type HttpStack, Upload } from 'tus-js-client';
import type { BytesInput, FileTransferEvent } from './fileTransferMachine.ts';

/** Answers by which a server says that it does not have the protocol. */
const UNKNOWN = [404, 405, 501];
/** Refusals after which the upload goes on from what has arrived. */
const PASSING = [408, 409, 423];

/** Sends a file's bytes from where the server has them; returns what stops it. */
export function sendByTus(
  client: Client,
  { file, category, uploadId }: BytesInput,
  report: (event: FileTransferEvent) => void,
): () => void {
  const upload = new Upload(file, {
    endpoint: RESUMABLE_UPLOADS_PATH,
    uploadUrl: uploadId && `${RESUMABLE_UPLOADS_PATH}/${uploadId}`,
    metadata: { filename: file.name, filetype: file.type, category },
    httpStack: stackOf(client),
    fileReader: { openFile: async () => sourceOf(file) },
    // Interruptions are states of the transfer, which goes on by itself.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () =>
      report({ type: 'upload.begun', uploadId: upload.url ? idOf(upload.url) : null }),
    onProgress: (sent) => report({ type: 'bytes.sent', sent }),
    onSuccess: () => report({ type: 'bytes.arrived' }),
    onError: (error) => {
      const { originalRequest, originalResponse: answer, causingError } = error as DetailedError;
      if (!answer) return interrupt(ApiError.from(causingError ?? error));
      const status = answer.getStatus();
      const method = originalRequest.getMethod();
      if (method === 'POST' && UNKNOWN.includes(status))
        return report({ type: 'sending.failed', failure: null });
      const failure = ApiError.fromAnswer(status, parsed(answer.getBody()), {
        retryAfter: Number(answer.getHeader('retry-after')) || undefined,
      });
      // Expired, or removed in another tab: begins again.
      if (method === 'PATCH' && status === 404) report({ type: 'upload.begun', uploadId: null });
      const passes = status >= 500 || PASSING.includes(status) || method === 'PATCH';
      if (passes && status !== 413) return interrupt(failure);
      report({ type: 'sending.failed', failure });
    },
  });
  const interrupt = (failure: ApiError) => {
    const isLost = failure.status !== undefined || LOST.includes(failure.kind);
    report(
      isLost ? { type: 'sending.interrupted', failure } : { type: 'sending.failed', failure: null },
    );
  };
  upload.start();
  return () => void upload.abort();
}

/** Kinds of errors after which the same bytes may arrive. */
const LOST: readonly string[] = ['network', 'timeout', 'aborted'];

/** Deletes an upload. Its server drops it by itself a day later, so an error is of no concern. */
export async function discardUpload(client: Client, uploadId: string): Promise<void> {
  const path = `${RESUMABLE_UPLOADS_PATH}/${uploadId}`;
  const headers = { 'tus-resumable': '1.0.0' };
  await client.request({ method: 'DELETE', path, headers }).catch(() => {});
}

const idOf = (url: string) => url.split('/').at(-1) as string;

const sourceOf = (file: File) => ({
  size: file.size,
  slice: async (start: number, end: number) => ({
    value: file.slice(start, end),
    done: end >= file.size,
  }),
  close: () => {},
});

/** Sends the protocol's requests as the portal's own: with its token, renewed when it has ended. */
const stackOf = (client: Client): HttpStack => ({
  getName: () => 'saudagar',
  createRequest: (method, url) => requestOf(client, method, url),
});

function requestOf(client: Client, method: string, url: string): HttpRequest {
  const headers: Record<string, string> = {};
  const control = new AbortController();
  let onProgress: RawRequest['onProgress'];
  let size = 0;
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader(name, value) {
      headers[name.toLowerCase()] = value;
    },
    getHeader: (name) => headers[name.toLowerCase()],
    setProgressHandler(handler) {
      onProgress = (share) => handler(Math.round(share * size));
    },
    async send(body?: Blob | null) {
      size = body?.size ?? 0;
      // A portal may be served below a path, which the server's own addresses do not know.
      const path =
        method === 'POST' ? RESUMABLE_UPLOADS_PATH : `${RESUMABLE_UPLOADS_PATH}/${idOf(url)}`;
      const answer = await client.request({
        ...{ method, path, headers, onProgress, signal: control.signal },
        ...(body && { body }),
      });
      const text = await answer.text();
      return {
        getStatus: () => answer.status,
        getHeader: (name) => answer.header(name) ?? undefined,
        getBody: () => text,
        getUnderlyingObject: () => answer,
      };
    },
    abort: async () => control.abort(),
    getUnderlyingObject: () => control,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
