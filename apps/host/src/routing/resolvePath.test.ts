import { describe, expect, it } from 'vitest';
import {
  type RedirectInput,
  type RouteAccess,
  resolvePath,
  type SessionStatus,
} from './resolvePath.ts';

/** The product with every documented page (SHELL-039–051, SHELL-056). */
const documented: readonly RouteAccess[] = [
  { path: '/' },
  { path: '/feed' },
  { path: '/groups' },
  { path: '/network' },
  { path: '/messages' },
  { path: '/events' },
  { path: '/resources' },
  { path: '/tenders' },
  { path: '/my-tenders' },
  { path: '/profile' },
  { path: '/settings' },
  { path: '/admin', roles: ['admin', 'moderator'] },
  { path: '/guide' },
  { path: '/posts/:id' },
];
/** The product with the feed as its only page. */
const feedOnly: readonly RouteAccess[] = [{ path: '/' }, { path: '/feed' }];

const user: SessionStatus = { state: 'signedIn', role: 'user' };
const signedOut: SessionStatus = { state: 'signedOut' };
const left: SessionStatus = { state: 'left' };

const resolve = (path: string, session: SessionStatus, more: Partial<RedirectInput> = {}) =>
  resolvePath({ path, session, target: null, pages: documented, ...more });

const paths = documented.map(({ path }) => path.replace(':id', '0192'));

describe('redirects of members', () => {
  // SHELL-134
  it.each(paths.filter((path) => path !== '/admin'))('a member at %s is not redirected', (path) => {
    expect(resolve(path, user)).toEqual({ path, target: null });
  });

  // SHELL-052, SHELL-053
  it.each(['/login', '/register', '/nowhere', '/feed/more', '/posts', '/posts/', '/FEED'])(
    'a member at %s is redirected home',
    (path) => {
      expect(resolve(path, user)).toEqual({ path: '/', target: null });
    },
  );

  // NET-155
  it('a member at a link of an invitation is redirected to its offer', () => {
    const path = '/register?invitation=undangan-1';
    expect(resolve(path, user).path).toBe('/network?offered=undangan-1');
    const target = '/network?invitation=undangan-1';
    expect(resolve(path, user, { target }).path).toBe(target);
  });

  it.each([
    ['admin', '/admin'],
    ['moderator', '/admin'],
    ['user', '/'],
  ] as const)('a %s requesting /admin is shown %s', (role, path) => {
    expect(resolve('/admin', { state: 'signedIn', role }).path).toBe(path);
  });

  it.each(paths.filter((path) => path !== '/' && path !== '/feed'))(
    'a member at %s is redirected home while its page does not exist',
    (path) => {
      expect(resolve(path, user, { pages: feedOnly })).toEqual({ path: '/', target: null });
    },
  );

  it("a member's path retains query, hash and trailing slash", () => {
    expect(resolve('/guide#feed', user).path).toBe('/guide#feed');
    expect(resolve('/tenders/?page=2', user).path).toBe('/tenders/?page=2');
  });
});

// SHELL-059
describe('redirects of visitors', () => {
  // SHELL-057, SHELL-058
  it.each([
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=abc',
    '/login/',
    '/login?from=mail',
  ])('a visitor at %s is not redirected', (path) => {
    expect(resolve(path, signedOut)).toEqual({ path, target: null });
  });

  // SHELL-060, SHELL-067
  it.each([...paths, '/nowhere'].filter((path) => path !== '/'))(
    'a visitor at %s is redirected to sign-in, which remembers the path',
    (path) => {
      expect(resolve(path, signedOut)).toEqual({ path: '/login', target: path });
    },
  );

  it('sign-in remembers query and hash of the requested path', () => {
    expect(resolve('/guide?x=1#feed', signedOut).target).toBe('/guide?x=1#feed');
  });

  // SHELL-158
  it('the root path is not remembered and replaces no remembered path', () => {
    expect(resolve('/', signedOut)).toEqual({ path: '/login', target: null });
    expect(resolve('/', signedOut, { target: '/groups' }).target).toBe('/groups');
  });

  it('no path is remembered after a member signed out', () => {
    expect(resolve('/groups', left)).toEqual({ path: '/login', target: null });
  });

  it('the remembered path survives switching from sign-in to registration', () => {
    expect(resolve('/register', signedOut, { target: '/groups' })).toEqual({
      path: '/register',
      target: '/groups',
    });
  });
});

describe('redirects after sign-in', () => {
  // SHELL-067
  it.each(['/login', '/register'])('the remembered path is opened from %s, once', (path) => {
    expect(resolve(path, user, { target: '/posts/0192' })).toEqual({
      path: '/posts/0192',
      target: null,
    });
  });

  it.each(['/nowhere', '/admin', '/login'])(
    'a remembered path %s that a user cannot see leads home',
    (target) => {
      expect(resolve('/login', user, { target })).toEqual({ path: '/', target: null });
    },
  );

  it('a remembered path does not override a requested page', () => {
    expect(resolve('/feed', user, { target: '/groups' })).toEqual({ path: '/feed', target: null });
  });
});
