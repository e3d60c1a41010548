import { buildUser } from '@saudagar/mocks';
import { createMemoryStorage } from '@saudagar/portal';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHostStores, type HostStorage } from './hostStores.ts';

let hostStorage: HostStorage;
beforeEach(() => {
  hostStorage = { lasting: createMemoryStorage(), tab: createMemoryStorage() };
});

const stores = () => createHostStores(hostStorage);

describe('stored session', () => {
  const signedIn = { access_token: 'token-1', user: buildUser() };

  // SHELL-121, SHELL-122
  it('the session store retains token and user until it is cleared', () => {
    expect(stores().session.read()).toBeNull();
    stores().session.write(signedIn);
    expect(stores().session.read()).toEqual(signedIn);
    stores().session.clear();
    expect(stores().session.read()).toBeNull();
  });

  // SHELL-124
  it.each(['{"access_token":""}', '{"access_token":"t","user":{}}', '"token"', '{"user":'])(
    'the session store treats the damaged value %s as none',
    (raw) => {
      hostStorage.lasting.storage.setItem('saudagar.session.v1', raw);
      expect(stores().session.read()).toBeNull();
    },
  );

  // SHELL-030, SHELL-108
  it('clearing the session leaves the language unchanged', () => {
    stores().locale.write('id');
    stores().session.write(signedIn);
    stores().session.clear();
    expect(stores().locale.read()).toBe('id');
  });
});

describe('stored preferences', () => {
  it("preferences default to English, the device's theme and an open sidebar", () => {
    expect(stores().locale.read()).toBe('en');
    expect(stores().theme.read()).toBe('system');
    expect(stores().sidebar.read()).toBe(false);
  });

  // SHELL-124
  it.each([
    ['saudagar.locale.v1', '"fr"'],
    ['saudagar.theme.v1', '"sepia"'],
    ['saudagar.sidebar.v1', '"yes"'],
  ])('preferences fall back to defaults when %s is %s', (key, raw) => {
    hostStorage.lasting.storage.setItem(key, raw);
    const { locale, theme, sidebar } = stores();
    expect([locale.read(), theme.read(), sidebar.read()]).toEqual(['en', 'system', false]);
  });
});

describe('remembered path', () => {
  it('the remembered path is stored for this tab only', () => {
    stores().target.write('/posts/1?x=1#y');
    expect(stores().target.read()).toBe('/posts/1?x=1#y');
    expect(hostStorage.lasting.storage.getItem('saudagar.target.v1')).toBeNull();
  });

  it.each(['"//evil.example"', '"/\\\\evil.example"', '"https://evil.example"', '"feed"', '7'])(
    'the remembered path is always within this site, unlike %s',
    (raw) => {
      hostStorage.tab.storage.setItem('saudagar.target.v1', raw);
      expect(stores().target.read()).toBeNull();
    },
  );
});
