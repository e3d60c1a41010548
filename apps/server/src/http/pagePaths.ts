import type { FastifyRequest } from 'fastify';
import { pathOf } from './session.ts';

/** Checks for a page's path: a GET outside the API, for no file of a build. */
export function isPage({ method, url }: FastifyRequest): boolean {
  const path = pathOf(url);
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|assets|\.vite|firstLoad\.json)(\/|$)/.test(path)
  );
}

/** Checks whether a browser opens a page, rather than a program calling it. */
export function isOpenedPage(request: FastifyRequest): boolean {
  return isPage(request) && /\btext\/html\b/.test(request.headers.accept ?? '');
}
