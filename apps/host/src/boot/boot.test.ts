import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstListsOf, routesOf } from '../pages/definition.ts';
import { pages } from '../pages/pages.ts';
import {
  FIRST_LISTS_KEY,
  LOCALE_KEY,
  SESSION_KEY,
  TARGET_KEY,
  THEME_KEY,
} from '../storage/storageKeys.ts';
import { type BootPage, boot } from './boot.ts';
import type { FirstLoad } from './firstLoad.ts';
import type { EarlyRequest } from './preloadedFetch.ts';

const files: FirstLoad = {
  pages: ['/', '/feed', '/login'].map((path) => ({
    path,
    scripts: [`${path}.js`],
    styles: [`${path}.css`],
    texts: { en: [`${path}.en.js`], id: [`${path}.id.js`], pl: [`${path}.pl.js`] },
  })),
  next: { scripts: [], styles: [], texts: { en: [], id: [], pl: [] } },
  routes: routesOf(pages),
  firstLists: firstListsOf(pages),
};

const session = { access_token: 'token-1', user: { id: 'member-1', role: 'user' } };

/** A page with what the browser keeps, and what the boot script does to it; `html` comes after that. */
function pageWith(
  stored: Record<string, unknown>,
  pathname = '/feed',
  search = '',
  html: Record<string, string>[] = [],
) {
  const storage = {
    getItem: (key: string) => (key in stored ? JSON.stringify(stored[key]) : null),
  };
  const links: Record<string, string>[] = [];
  const dataset: { theme?: string } = {};
  let onParsed = () => {};
  const window: { __preloads?: EarlyRequest[] } = {};
  const page = {
    window,
    document: {
      documentElement: { dataset },
      readyState: 'loading',
      addEventListener: (_: 'readystatechange', listener: () => void) => {
        onParsed = listener;
      },
      head: { append: (link: Record<string, string>) => links.push(link) },
      createElement: () => ({}),
      querySelector: (selector: string) =>
        links.find(
          ({ rel, href }) => selector.includes(`"${rel}"`) && selector.includes(`"${href}"`),
        ),
    },
    location: { pathname, search },
    lasting: storage,
    tab: storage,
    send: vi.fn(async () => new Response('{}')),
  };
  boot(page as unknown as BootPage, files);
  links.push(...html);
  onParsed();
  return {
    loaded: links.map(({ href }) => href),
    sent: page.send.mock.calls.map(([url]: unknown[]) => url),
    early: window.__preloads ?? [],
    theme: dataset.theme,
  };
}

describe('the chosen colours', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
    ['"><script>', undefined],
  ])('%s are set before the first paint as %s', (stored, theme) => {
    expect(pageWith({ [THEME_KEY]: stored }).theme).toBe(theme);
  });
});

describe('the boot script', () => {
  let stored: Record<string, unknown>;
  beforeEach(() => {
    stored = {
      [SESSION_KEY]: session,
      [FIRST_LISTS_KEY]: { '/feed': '/api/posts?sort=popular' },
    };
  });

  // SHELL-110, SHELL-127
  it('asks at once who is signed in and for the list that the page asked for last time', () => {
    const { sent, early } = pageWith(stored);
    expect(sent).toEqual(['/api/posts?sort=popular', '/api/auth/me']);
    expect(early[0]).toMatchObject({
      url: '/api/posts?sort=popular',
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        authorization: 'Bearer token-1',
      },
    });
  });

  it('fetches the page’s files and the texts of the language kept', () => {
    expect(pageWith(stored).loaded).toEqual(['/feed.en.js', '/feed.js', '/feed.css']);
    stored[LOCALE_KEY] = 'id';
    expect(pageWith(stored).loaded).toEqual(['/feed.id.js', '/feed.js', '/feed.css']);
    expect(pageWith(stored).early[0]?.headers['accept-language']).toBe('id');
  });

  it('knows a language by the texts that the build found', () => {
    expect(pageWith({ ...stored, [LOCALE_KEY]: 'pl' }).loaded[0]).toBe('/feed.pl.js');
    expect(pageWith({ ...stored, [LOCALE_KEY]: 'xx' }).loaded[0]).toBe('/feed.en.js');
  });

  it('adds nothing that the HTML names itself further down', () => {
    const html = [
      { rel: 'modulepreload', href: '/feed.js' },
      { rel: 'stylesheet', href: '/feed.css' },
    ];
    const { loaded } = pageWith(stored, '/feed', '', html);
    expect(loaded).toEqual(['/feed.en.js', '/feed.js', '/feed.css']);
  });

  it('fetches sign-in for a visitor, whatever they asked for, and sends nothing', () => {
    const { loaded, sent } = pageWith({ [FIRST_LISTS_KEY]: stored[FIRST_LISTS_KEY] });
    expect(loaded).toEqual(['/login.en.js', '/login.js', '/login.css']);
    expect(sent).toEqual([]);
  });

  it('follows a member to where sign-in would lead them', () => {
    expect(pageWith(stored, '/login').loaded).toContain('/.js');
    stored[TARGET_KEY] = '/feed';
    expect(pageWith(stored, '/login').loaded).toContain('/feed.js');
  });

  it('asks for no list where none is known, or where the address asks for another one', () => {
    expect(pageWith(stored, '/').sent).toEqual(['/api/auth/me']);
    expect(pageWith(stored, '/feed', '?hashtag=batik').sent).toEqual(['/api/auth/me']);
    stored[FIRST_LISTS_KEY] = { '/feed': '/api/auth/logout' };
    expect(pageWith(stored).sent).toEqual(['/api/auth/me']);
  });

  it.each([['damaged'], [7], [{}], [{ access_token: 'token-1' }], [[]]])(
    'takes a kept session that is %j for what it can',
    (damaged) => {
      expect(() => pageWith({ [SESSION_KEY]: damaged, [FIRST_LISTS_KEY]: damaged })).not.toThrow();
    },
  );
});
