import type { Role } from '@saudagar/contract';
import { matchesPath, pathnameOf } from './matchesPath.ts';

/** Path of the sign-in page, available to visitors like those below (SHELL-057–059). */
export const LOGIN_PATH = '/login';
/** Path of the registration page. */
export const REGISTER_PATH = '/register';
/** Path of the page that requests a password reset link (additive). */
export const FORGOT_PATH = '/forgot-password';
/** Target of a password reset link (additive). */
export const RESET_PATH = '/reset-password';
/** Target of the link in an invitation mail that stops further ones (additive). */
export const STOP_INVITATIONS_PATH = '/stop-invitations';

const ENTRANCES = [LOGIN_PATH, REGISTER_PATH, FORGOT_PATH, RESET_PATH, STOP_INVITATIONS_PATH];

/** The visitor's session state and role; `left` means that they signed out themselves. */
export type SessionStatus = { state: 'signedIn'; role: Role } | { state: 'signedOut' | 'left' };

/** The parts of a page that determine redirects. */
export interface RouteAccess {
  /** Path, with `:name` for parameters. */
  path: string;
  /** Roles with access. @default all */
  roles?: readonly Role[];
  /** Target of a redirect. @default the path itself */
  leadsTo?: string;
}

/** Input of {@link resolvePath}. */
export interface RedirectInput {
  /** The requested path, with query and hash. */
  path: string;
  session: SessionStatus;
  /** The path remembered before sign-in. */
  target: string | null;
  /** Routes of signed-in members. */
  pages: readonly RouteAccess[];
}

/** The path to show, and the path to remember. */
export interface RedirectResult {
  path: string;
  target: string | null;
}

/** Decides every redirect (SHELL-039–060, SHELL-067): the path to show, and the one to remember. */
export function resolvePath({ path, session, target, pages }: RedirectInput): RedirectResult {
  const isEntrance = ENTRANCES.includes(pathnameOf(path));
  if (session.state !== 'signedIn') {
    if (isEntrance) return { path, target };
    return { path: LOGIN_PATH, target: session.state === 'left' ? null : targetOf(path, target) };
  }
  const wanted = isEntrance ? (target ?? offeredBy(path) ?? path) : path;
  const reached = pages.find(
    (page) => matchesPath(page.path, wanted) && canAccess(session.role, page),
  );
  return { path: reached ? (reached.leadsTo ?? wanted) : '/', target: null };
}

/** The page at which a member answers the invitation of a registration link. */
function offeredBy(path: string): string | undefined {
  const code = new URLSearchParams(path.split('?')[1]).get('invitation');
  return code === null ? undefined : `/network?offered=${encodeURIComponent(code)}`;
}

/** Checks whether a member with the role may access the page. */
export function canAccess(role: Role, { roles }: Pick<RouteAccess, 'roles'>): boolean {
  return roles === undefined || roles.includes(role);
}

/** The root path requests no page in particular: sign-in then leads to its landing page. */
function targetOf(path: string, target: string | null): string | null {
  return pathnameOf(path) === '/' ? target : path;
}
