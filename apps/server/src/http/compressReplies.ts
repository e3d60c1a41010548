import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** A shorter reply fits in one packet as it is; in bytes of ASCII. */
const WORTH_IT = 1024;

/** Cheap levels: a page of posts shrinks to a fifth in a fraction of the time its query takes. */
const COMPRESSORS = {
  zstd: (text: string) =>
    zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text: string) => gzipSync(text, { level: 3 }),
};

type Encoding = keyof typeof COMPRESSORS;

const ENCODINGS = Object.keys(COMPRESSORS) as Encoding[];

/**
 * Compresses what is sent as text: JSON and pages. Files go out as they are, being streams of what
 * mostly is compressed. It happens in place, not on the thread pool, where a reply of a quarter of a
 * millisecond would wait behind passwords and pictures.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT) return done(null, payload);
    reply.header('vary', varying(reply.getHeader('vary')));
    const encoding = preferred(request.headers['accept-encoding']);
    if (!encoding || request.method === 'HEAD') return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    done(null, COMPRESSORS[encoding](payload));
  });
}

/** The best encoding a caller takes (RFC 9110, 12.5.3); of equally wanted ones our cheapest. */
export function preferred(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const weights = new Map(
    accepted.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = ENCODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  return weightOf(best) > 0 ? best : undefined;
}

function varying(header: string | number | string[] | undefined): string {
  const names = [header ?? []].flat().join(', ');
  return names === '' ? 'Accept-Encoding' : `${names}, Accept-Encoding`;
}
