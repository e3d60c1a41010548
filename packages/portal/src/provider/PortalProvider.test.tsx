import { ApiError } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { loadTexts, UiProvider } from '@saudagar/ui';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { memoryDraftStorage } from '../drafts/draftStorage.ts';
import { useUser } from '../session/useSession.ts';
import { createMemoryStorage } from '../storage/storageBackend.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { knownUser, startPortal } from './startPortal.ts';
import { useFailureText } from './useFailureText.ts';

function Greeting() {
  return <p>Hello {useUser()?.full_name}</p>;
}

function OverProxyLimit() {
  return <p>{useFailureText()(new ApiError('refused', { status: 413 }))}</p>;
}

test('a feature outside the provider throws an error that names it', () => {
  expect(() => renderToString(<Greeting />)).toThrow(
    'Saudagar Hub: wrap this component in <PortalProvider> from @saudagar/portal',
  );
});

test('the provider renders only its root on a server, and its features in the browser', () => {
  const html = renderToString(
    <PortalProvider locale="id" theme="dark">
      <Greeting />
    </PortalProvider>,
  );
  expect(html).toContain('lang="id"');
  expect(html).not.toContain('Hello');
});

test('a started portal shows its features in the first render', async () => {
  const user = buildUser({ full_name: 'Siti Rahmawati' });
  const fetch = vi.fn(async () => Response.json(user));
  const options = {
    baseUrl: 'https://api.example.com',
    getToken: () => 'token',
    storage: createMemoryStorage(),
    draftStorage: memoryDraftStorage(),
    fetch,
  };
  await loadTexts('en');
  const started = startPortal(options);
  expect(await knownUser(started.portal)).toEqual(user);
  const html = renderToString(
    <PortalProvider {...options} started={started}>
      <Greeting />
    </PortalProvider>,
  );
  expect(html).toMatch(/Hello .*Siti Rahmawati/);
  expect(fetch).toHaveBeenCalledOnce();
  started.stop();
});

test("a proxy's error without text gets a text", async () => {
  await loadTexts('en');
  const html = renderToString(
    <UiProvider locale="en">
      <OverProxyLimit />
    </UiProvider>,
  );
  expect(html).toContain('proxy lets through');
});

test('no user is known when the server does not say who is signed in', async () => {
  const options = { baseUrl: 'https://api.example.com', draftStorage: memoryDraftStorage() };
  const storage = createMemoryStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetch = async () => Response.json({}, { status: 503 });
  for (const getToken of [() => null, () => 'token']) {
    const started = startPortal({ ...options, storage, fetch, getToken });
    expect(await knownUser(started.portal)).toBeNull();
    started.stop();
  }
});
