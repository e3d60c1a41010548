import { largePhoto } from './files.ts';
import { expect, test } from './fixtures.ts';
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
  const line = await context.newCDPSession(page);
  const limitLine = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 20, downloadThroughput: -1, uploadThroughput },
    });
  await line.send('Network.enable');
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
  await limitLine(300_000);
  await (await chooser).setFiles(largePhoto('loom.png', 800, 600));
  const files = page.getByRole('list', { name: 'Chosen files' });
  await expect(files).toContainText(/[1-9]\d* KB of 1\.\d MB/);
  await context.setOffline(true);
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
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1)).toBeGreaterThan(0);
});
