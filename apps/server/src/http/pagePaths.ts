import type { FastifyRequest } from 'fastify';
import { pathOf } from './session.ts';

/** A page's path: asked for with GET, not of the API, no file that an older build had, nothing of the build. */
export function isPage({ method, url }: FastifyRequest): boolean {
  const path = pathOf(url);
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|assets|\.vite|firstLoad\.json)(\/|$)/.test(path)
  );
}

/** A page that a browser opens, rather than a program that reads the answer. */
export function isOpenedPage(request: FastifyRequest): boolean {
  return isPage(request) && /\btext\/html\b/.test(request.headers.accept ?? '');
}
