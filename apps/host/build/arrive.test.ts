import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive } from './arrive.ts';

const send = vi.fn(async (_url: string) => new Response('code'));
beforeEach(() => {
  send.mockClear();
  vi.stubGlobal('document', { readyState: 'complete', baseURI: 'http://hub/' });
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

it('fetches every file once', async () => {
  await arrive(['/assets/a.js', '/assets/b.css']);
  await arrive(['/assets/a.js', '/assets/c.js']);
  expect(send.mock.calls.map(([url]) => url)).toEqual([
    '/assets/a.js',
    '/assets/b.css',
    '/assets/c.js',
  ]);
});

it('fails where a file does not come, and fetches it again the next time', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(arrive(['/assets/d.js'])).rejects.toThrow('Failed to fetch');
  send.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(arrive(['/assets/d.js'])).rejects.toThrow('404');
  await expect(arrive(['/assets/d.js'])).resolves.toBeUndefined();
});

it('fetches nothing that the page has had already', async () => {
  class PerformanceResourceTiming {
    responseStatus = 200;
  }
  vi.stubGlobal('PerformanceResourceTiming', PerformanceResourceTiming);
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) =>
      name === 'http://hub/assets/f.js' ? [new PerformanceResourceTiming()] : [],
  });
  await arrive(['/assets/f.js', '/assets/g.js']);
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/assets/g.js']);
});

it('leaves the first page to what the page itself names', async () => {
  vi.stubGlobal('document', { readyState: 'interactive' });
  await arrive(['/assets/e.js']);
  expect(send).not.toHaveBeenCalled();
});
