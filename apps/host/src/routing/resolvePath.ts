import type { Role } from '@saudagar/contract';
import { matchesPath, pathnameOf } from './matchesPath.ts';

/** Path of the sign-in page; visitors have it and the entrances below (SHELL-057–059). */
export const LOGIN_PATH = '/login';
/** Path of the registration page. */
export const REGISTER_PATH = '/register';
/** Path of the page that mails a link for a new password (additive). */
export const FORGOT_PATH = '/forgot-password';
/** Path that such a link leads to (additive). */
export const RESET_PATH = '/reset-password';

const ENTRANCES = [LOGIN_PATH, REGISTER_PATH, FORGOT_PATH, RESET_PATH];

/** Whether and as whom the visitor is signed in; `left` means that they signed out by themselves. */
export type SessionStatus = { state: 'signedIn'; role: Role } | { state: 'signedOut' | 'left' };

/** What of a page decides where a path leads. */
export interface RouteAccess {
  /** Path, with `:name` for a variable part. */
  path: string;
  /** Roles that have the page. @default all */
  roles?: readonly Role[];
  /** Path that is shown instead, for a redirect. @default the path itself */
  leadsTo?: string;
}

/** What {@link resolvePath} is asked. */
export interface RedirectInput {
  /** The path asked for, with query and hash. */
  path: string;
  session: SessionStatus;
  /** The path remembered from before sign-in. */
  target: string | null;
  /** What there is for signed-in members. */
  pages: readonly RouteAccess[];
}

/** Where the visitor is to be, and what to remember from now on. */
export interface RedirectResult {
  path: string;
  target: string | null;
}

/** Decides every redirect (SHELL-039–060, SHELL-067): the path to show and the target to keep. */
export function resolvePath({ path, session, target, pages }: RedirectInput): RedirectResult {
  const isEntrance = ENTRANCES.includes(pathnameOf(path));
  if (session.state !== 'signedIn') {
    if (isEntrance) return { path, target };
    return { path: LOGIN_PATH, target: session.state === 'left' ? null : targetOf(path, target) };
  }
  const wanted = isEntrance && target !== null ? target : path;
  const reached = pages.find(
    (page) => matchesPath(page.path, wanted) && canAccess(session.role, page),
  );
  return { path: reached ? (reached.leadsTo ?? wanted) : '/', target: null };
}

/** Whether a member of the role has the page. */
export function canAccess(role: Role, { roles }: Pick<RouteAccess, 'roles'>): boolean {
  return roles === undefined || roles.includes(role);
}

/** The bare address asks for nothing in particular: whoever comes by it lands where sign-in leads. */
function targetOf(path: string, target: string | null): string | null {
  return pathnameOf(path) === '/' ? target : path;
}
