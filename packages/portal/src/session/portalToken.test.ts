import { ApiError, likePost, listPosts } from '@saudagar/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cleanUpAfterEachTest,
  open,
  reply,
  serve,
  settled,
  signIn,
  siti,
} from '../provider/openPortal.testing.ts';

cleanUpAfterEachTest();

type GetToken = () => string | null | Promise<string | null>;
const refusal = () => reply({ detail: 'Your session has ended.' }, 401);

/** A portal that signs its members in by itself, and gives these tokens one after the other. */
function embed(getToken: GetToken) {
  const asked = vi.fn(getToken);
  const onSessionEnded = vi.fn();
  return {
    ...open({ session: undefined, getToken: asked, onSessionEnded }),
    asked,
    onSessionEnded,
  };
}

const warn = vi.fn();
beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

describe('a call of an embedded feature answered 401', () => {
  /** The server takes one token alone for posts. */
  const taking = (good: string) => ({
    '/api/posts': ({ token }: { token: string | null }) => (token === good ? reply([]) : refusal()),
    '/api/auth/me': () => reply(siti.user),
  });

  // SHELL-120
  test('is repeated with another token, and nobody notices', async () => {
    const requests = serve(taking('second'));
    const { portal, sources, reach, onSessionEnded } = embed(() => 'first');
    await reach('signedIn');
    sources.getToken = vi.fn<GetToken>().mockReturnValueOnce('first').mockReturnValue('second');
    await portal.client.call(listPosts);
    expect(requests.slice(1).map(({ token }) => token)).toEqual(['first', 'second']);
    expect(portal.session.getSnapshot().matches('signedIn')).toBe(true);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  // SHELL-120
  test('a second time shows signed out, tells the portal, and comes back with a good token', async () => {
    vi.useFakeTimers();
    const requests = serve(taking('good'));
    const { portal, sources, reach, onSessionEnded } = embed(() => 'old');
    await reach('signedIn');
    await expect(portal.client.call(listPosts)).rejects.toMatchObject({ status: 401 });
    expect(requests.filter(({ path }) => path === '/api/posts')).toHaveLength(2);
    await reach('signedOut');
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('expired');
    await vi.advanceTimersByTimeAsync(6000);
    expect(portal.session.getSnapshot().matches('signedOut')).toBe(true);
    sources.getToken = () => 'good';
    await vi.advanceTimersByTimeAsync(8000);
    expect(portal.session.getSnapshot().matches('signedIn')).toBe(true);
    vi.useRealTimers();
  });

  test('of a deactivated member tells the portal why, and tries no refused token again', async () => {
    vi.useFakeTimers();
    const requests = serve({
      '/api/auth/me': () => reply(siti.user),
      '/api/posts': () => reply({ detail: 'Shut', code: 'deactivated' }, 403),
    });
    const { portal, reach, onSessionEnded } = embed(() => 'token');
    await reach('signedIn');
    await expect(portal.client.call(listPosts)).rejects.toMatchObject({ status: 403 });
    await reach('signedOut');
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('deactivated');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests.filter(({ path }) => path === '/api/auth/me')).toHaveLength(1);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('asks for one token for all that were refused together', async () => {
    serve({ ...taking('second'), '/api/posts/p/like': taking('second')['/api/posts'] });
    const { portal, sources, reach } = embed(() => 'first');
    await reach('signedIn');
    const asked = vi.fn<GetToken>().mockReturnValueOnce('first').mockReturnValueOnce('first');
    sources.getToken = asked.mockImplementation(async () => 'second');
    await Promise.allSettled([
      portal.client.call(listPosts),
      portal.client.call(likePost, { params: { id: 'p' } }),
    ]);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(portal.session.getSnapshot().matches('signedIn')).toBe(true);
  });

  test('for want of a token ends the session', async () => {
    serve({ '/api/auth/me': () => reply(siti.user), '/api/posts': refusal });
    const { portal, sources, reach, onSessionEnded } = embed(() => 'token');
    await reach('signedIn');
    sources.getToken = () => null;
    await expect(portal.client.call(listPosts)).rejects.toMatchObject({ status: 401 });
    await reach('signedOut');
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('expired');
  });
});

describe('a token function', () => {
  test.each([
    ['null', null],
    ['an empty text', ''],
    ['nothing', undefined],
    ['an object', { token: 'x' }],
  ])('that gives %s says so once in the console, and is signed out', async (_, token) => {
    serve();
    const { portal, reach } = embed(() => token as string);
    await reach('signedOut');
    portal.session.send({ type: 'session.retried' });
    await reach({ signedOut: 'resting' });
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('getToken gave no token');
  });

  test('that throws says so once in the console, and is asked again', async () => {
    vi.useFakeTimers();
    serve();
    const fault = new Error('refresh failed');
    const getToken = vi
      .fn<GetToken>()
      .mockRejectedValueOnce(fault)
      .mockReturnValue('token of siti');
    const { reach } = embed(getToken);
    await reach('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    await reach('signedIn');
    vi.useRealTimers();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('getToken failed'), fault);
  });

  test('that never answers fails the call in time', async () => {
    vi.useFakeTimers();
    serve();
    const { portal } = embed(() => new Promise(() => {}));
    const failure = portal.getToken().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toBeInstanceOf(ApiError);
    expect(await failure).toMatchObject({ kind: 'timeout' });
    vi.useRealTimers();
  });

  test('of a portal that has gone says nothing more', async () => {
    serve();
    const { stop } = embed(async () => null);
    stop();
    await settled();
    expect(warn).not.toHaveBeenCalled();
  });
});

test('a host that signs its members in has no token before that, and no warning', async () => {
  serve();
  const { portal, reach } = open({ first: null });
  await reach({ signedOut: 'left' });
  portal.session.send({ type: 'session.started', signedIn: signIn(siti.user) });
  await reach('signedIn');
  expect(warn).not.toHaveBeenCalled();
});
