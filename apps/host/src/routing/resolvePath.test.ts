import { describe, expect, it } from 'vitest';
import {
  type RedirectInput,
  type RouteAccess,
  resolvePath,
  type SessionStatus,
} from './resolvePath.ts';

/** The product when every documented page exists (SHELL-039–051, SHELL-056). */
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
/** The product while only the feed exists. */
const feedOnly: readonly RouteAccess[] = [{ path: '/' }, { path: '/feed' }];

const user: SessionStatus = { state: 'signedIn', role: 'user' };
const signedOut: SessionStatus = { state: 'signedOut' };
const left: SessionStatus = { state: 'left' };

const resolve = (path: string, session: SessionStatus, more: Partial<RedirectInput> = {}) =>
  resolvePath({ path, session, target: null, pages: documented, ...more });

const paths = documented.map(({ path }) => path.replace(':id', '0192'));

describe('signed in', () => {
  // SHELL-134
  it.each(paths.filter((path) => path !== '/admin'))('%s stays', (path) => {
    expect(resolve(path, user)).toEqual({ path, target: null });
  });

  // SHELL-052, SHELL-053
  it.each(['/login', '/register', '/nowhere', '/feed/more', '/posts', '/posts/', '/FEED'])(
    '%s leads home',
    (path) => {
      expect(resolve(path, user)).toEqual({ path: '/', target: null });
    },
  );

  it.each([
    ['admin', '/admin'],
    ['moderator', '/admin'],
    ['user', '/'],
  ] as const)('a %s asking for /admin is shown %s', (role, path) => {
    expect(resolve('/admin', { state: 'signedIn', role }).path).toBe(path);
  });

  it.each(paths.filter((path) => path !== '/' && path !== '/feed'))(
    '%s leads home while its page does not exist',
    (path) => {
      expect(resolve(path, user, { pages: feedOnly })).toEqual({ path: '/', target: null });
    },
  );

  it('keeps query, hash and a closing slash', () => {
    expect(resolve('/guide#feed', user).path).toBe('/guide#feed');
    expect(resolve('/tenders/?page=2', user).path).toBe('/tenders/?page=2');
  });
});

// SHELL-059
describe('signed out', () => {
  // SHELL-057, SHELL-058
  it.each([
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=abc',
    '/login/',
    '/login?from=mail',
  ])('%s stays', (path) => {
    expect(resolve(path, signedOut)).toEqual({ path, target: null });
  });

  // SHELL-060, SHELL-067
  it.each([...paths, '/nowhere'].filter((path) => path !== '/'))(
    '%s leads to sign-in and is remembered',
    (path) => {
      expect(resolve(path, signedOut)).toEqual({ path: '/login', target: path });
    },
  );

  it('remembers query and hash', () => {
    expect(resolve('/guide?x=1#feed', signedOut).target).toBe('/guide?x=1#feed');
  });

  // SHELL-158
  it('takes the bare address for no target, and forgets none for it', () => {
    expect(resolve('/', signedOut)).toEqual({ path: '/login', target: null });
    expect(resolve('/', signedOut, { target: '/groups' }).target).toBe('/groups');
  });

  it('remembers nothing for a member who signed out by themselves', () => {
    expect(resolve('/groups', left)).toEqual({ path: '/login', target: null });
  });

  it('keeps the target between sign-in and registration', () => {
    expect(resolve('/register', signedOut, { target: '/groups' })).toEqual({
      path: '/register',
      target: '/groups',
    });
  });
});

describe('at the moment of sign-in', () => {
  // SHELL-067
  it.each(['/login', '/register'])('the target is opened from %s, once', (path) => {
    expect(resolve(path, user, { target: '/posts/0192' })).toEqual({
      path: '/posts/0192',
      target: null,
    });
  });

  it.each(['/nowhere', '/admin', '/login'])(
    'a target %s that a user cannot see leads home',
    (target) => {
      expect(resolve('/login', user, { target })).toEqual({ path: '/', target: null });
    },
  );

  it('a target does not stand in the way of a page asked for', () => {
    expect(resolve('/feed', user, { target: '/groups' })).toEqual({ path: '/feed', target: null });
  });
});
