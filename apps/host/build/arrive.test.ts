import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive } from './arrive.ts';

const send = vi.fn(async (_url: string) => new Response('code'));
beforeEach(() => {
  send.mockClear();
  vi.stubGlobal('document', { readyState: 'complete', baseURI: 'http://hub/' });
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

it('arrive fetches every file once', async () => {
  await arrive(['/assets/a.js', '/assets/b.css']);
  await arrive(['/assets/a.js', '/assets/c.js']);
  expect(send.mock.calls.map(([url]) => url)).toEqual([
    '/assets/a.js',
    '/assets/b.css',
    '/assets/c.js',
  ]);
});

it('arrive rejects when a file fails, and fetches it again on the next call', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(arrive(['/assets/d.js'])).rejects.toThrow('Failed to fetch');
  send.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(arrive(['/assets/d.js'])).rejects.toThrow('404');
  await expect(arrive(['/assets/d.js'])).resolves.toBeUndefined();
});

it('arrive skips files that the page has already loaded', async () => {
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

it("arrive leaves the first page's files to the links of the HTML", async () => {
  vi.stubGlobal('document', { readyState: 'interactive' });
  await arrive(['/assets/e.js']);
  expect(send).not.toHaveBeenCalled();
});
