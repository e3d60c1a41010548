import type { FastifyRequest } from 'fastify';
import { pathOf } from './session.ts';

/** Paths of no page: the API, a build's folders, what other programs ask for, and any file. */
const NO_PAGE = /^\/(?:api|assets|metrics|\.[^/]+)(?:\/|$)|^\/(?!\/).*\.[a-z\d]+$/i;

/** Checks for a page's path: a GET that asks for no file, nor for the API. */
export const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(pathOf(url));

/** Checks whether a browser opens a page, rather than a program calling it. */
export function isOpenedPage(request: FastifyRequest): boolean {
  return isPage(request) && /\btext\/html\b/.test(request.headers.accept ?? '');
}
