import { POSTER_MAX_BYTES, setFilePoster, uploadFile } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { picture, video } from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness } from '../harness.ts';
import { fileOf, padded, TOO_LARGE, textOf, WRONG_TYPE } from './uploadedFiles.ts';

/** Posters of videos: sent by their uploader, shown under the video's own addresses. */
export function postersSuite(harness: Harness): void {
  const upload = async (token: string, file: File) => {
    const body = { category: 'posts' as const, file };
    return (await harness.client(token).call(uploadFile, { body })).file;
  };
  const film = () => fileOf('klip.webm', video('webm'));
  const poster = () => fileOf('awal.jpg', picture('jpeg'));

  describe('the poster of a video', () => {
    it('is shown as its thumbnail', async () => {
      const { token, client } = await harness.signUp();
      const { id, urls } = await upload(token, await film());
      expect(urls?.thumbnail).toBeNull();
      const body = { file: await poster() };
      const shown = await client.call(setFilePoster, { params: { id }, body });
      const answer = await harness.fetch(shown.urls?.thumbnail ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    });

    it('is refused where it is too large, no picture, or of something else', async () => {
      const [{ token, client }, other] = [await harness.signUp(), await harness.signUp()];
      const { id } = await upload(token, await film());
      const send = (file: File, of = id) => ({ params: { id: of }, body: { file } });
      const large = await fileOf('awal.jpg', padded(await picture('jpeg'), POSTER_MAX_BYTES + 1));
      await harness.refuses(TOO_LARGE, token, (as) => as.call(setFilePoster, send(large)));
      const text = await fileOf('awal.jpg', textOf(8));
      await harness.refuses(WRONG_TYPE, token, (as) => as.call(setFilePoster, send(text)));
      const none = { status: 404, en: 'File not found', id: 'File tidak ditemukan' };
      const still = await upload(token, await poster());
      const small = await poster();
      await harness.refuses(none, token, (as) => as.call(setFilePoster, send(small, still.id)));
      await harness.refuses(none, other.token, (as) => as.call(setFilePoster, send(small)));
      await client.call(setFilePoster, send(small));
    });
  });
}
