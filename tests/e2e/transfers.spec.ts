import { largePhoto } from './files.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { arrive } from './members.ts';

test.use({
  // The browser itself reports the calls that met no server.
  expected: /net::ERR_/,
});

// FEED-218–220
test('a photo goes on where the connection was lost while its post was written', async ({
  page,
  context,
}) => {
  const { username } = await arrive(page);
  const photo = largePhoto('loom.png', 800, 600);
  const arrived = Math.floor(photo.buffer.length / 2);
  // Half of the bytes arrive before the connection is lost.
  const letThrough = await intercept(page, '**/api/files/tus/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const { 'content-length': _, ...headers } = await request.allHeaders();
    const body = new Uint8Array(photo.buffer.subarray(0, arrived));
    const answer = await fetch(request.url(), { method: 'PATCH', headers, body });
    expect(answer.headers.get('upload-offset')).toBe(String(arrived));
    await context.setOffline(true);
    letThrough();
    return route.abort('connectionreset');
  });
  const finished: string[] = [];
  const sent: { method: string; offset: number }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const offset = Number(request.headers()['upload-offset'] ?? 0);
    if (path.startsWith('/api/files/tus')) sent.push({ method: request.method(), offset });
    if (path === '/api/files/finish' || path === '/api/files/upload') finished.push(path);
  });

  await page.getByRole('button', { name: 'Start a post' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles(photo);
  const files = page.getByRole('list', { name: 'Chosen files' });
  await expect(files).toContainText('goes on when the connection is back');
  await page.getByRole('textbox', { name: 'Text of the post' }).fill(`A loom, ${username}`);
  await context.setOffline(false);
  await expect(files).not.toContainText('goes on when');
  await expect(files.getByRole('progressbar')).toHaveCount(0);

  await page.getByRole('button', { name: 'Share Post' }).click();
  const own = page.getByRole('article').filter({ hasText: `A loom, ${username}` });
  await expect(own.locator('img[src*="thumbnail"]')).toHaveJSProperty('naturalWidth', 640);
  expect(finished).toEqual(['/api/files/finish']);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const offsets = sent.filter(({ method }) => method === 'PATCH').map(({ offset }) => offset);
  expect([offsets[0], offsets.at(-1)]).toEqual([0, arrived]);
});
