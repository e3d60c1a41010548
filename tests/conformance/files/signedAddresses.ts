import { createPost, type FileInfo, listPosts, uploadFile } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { pdf, picture } from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness, Person } from '../harness.ts';

const NO_LONGER_VALID = {
  en: 'This address is no longer valid. Load the page again.',
  id: 'Tautan ini sudah tidak berlaku. Muat ulang halaman.',
};

/** Addresses that open a file without a token, for images and new tabs (WID-072). */
export function signedAddressesSuite(harness: Harness): void {
  const upload = async ({ client }: Person, name: string, content: Uint8Array) => {
    const file = new File([new Uint8Array(content)], name);
    return (await client.call(uploadFile, { body: { category: 'posts', file } })).file;
  };
  const image = async (person: Person) => upload(person, 'foto.png', await picture('png'));
  const addresses = ({ urls }: FileInfo) =>
    [urls?.thumbnail, urls?.full, urls?.download].filter((url) => typeof url === 'string');
  const open = async (address: string, locale = 'en') => {
    const answer = await harness.fetch(address, { headers: { 'accept-language': locale } });
    const isFailure = answer.status >= 400;
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      detail: isFailure ? ((await answer.json()) as { detail: string }).detail : undefined,
    };
  };
  const changed = (address: string, change: (query: URLSearchParams) => void) => {
    const url = new URL(address, 'http://any.example');
    change(url.searchParams);
    return `${url.pathname}${url.search}`;
  };

  // WID-027
  describe('a signed address', () => {
    it('opens the file without a token', async () => {
      const person = await harness.signUp();
      for (const address of addresses(await image(person))) {
        expect(await open(address)).toMatchObject({
          status: 200,
          type: expect.stringMatching(/^image\//),
        });
      }
      for (const address of addresses(await upload(person, 'katalog.pdf', pdf()))) {
        expect(await open(address)).toMatchObject({ status: 200, type: 'application/pdf' });
      }
    });

    it('stays the same for a while, so that a browser can keep what it opens', async () => {
      const person = await harness.signUp();
      const { id, urls } = await image(person);
      const body = { content: 'Foto', post_type: 'text' as const, attachments: [id] };
      const post = await person.client.call(createPost, { body });
      const reader = await harness.signUp();
      const { items } = await reader.client.call(listPosts, { query: { limit: 1 } });
      expect([post.files?.[0]?.urls, items[0]?.files?.[0]?.urls]).toEqual([urls, urls]);
    });

    it('carries neither a token nor a name', async () => {
      const person = await harness.signUp();
      for (const address of addresses(await image(person))) {
        expect(address).not.toContain(person.token);
        expect([...new URL(address, 'http://any.example').searchParams.keys()]).toEqual([
          'expires',
          'signature',
        ]);
      }
    });

    it('opens nothing else, and nothing once it is changed or over', async () => {
      const person = await harness.signUp();
      const [one, other] = [await image(person), await image(person)];
      const full = one.urls?.full ?? '';
      const spoilt = [
        changed(full, (query) => query.set('signature', '0'.repeat(64))),
        changed(full, (query) => query.set('signature', '')),
        changed(full, (query) => query.set('expires', '9999999999')),
        changed(full, (query) => query.set('expires', '1')),
        changed(full, (query) => query.set('expires', 'never')),
        changed(full, (query) => query.delete('expires')),
        full.replace(one.filename, other.filename),
        full.replace(`posts/${one.filename}`, `download/${one.id}`),
      ];
      for (const address of spoilt) {
        for (const [locale, detail] of Object.entries(NO_LONGER_VALID)) {
          const { type: _, ...answer } = await open(address, locale);
          expect({ address, ...answer }).toEqual({ address, status: 403, detail });
        }
      }
    });

    it('is not needed by a member, and a spoilt one does not matter to them', async () => {
      const { token, ...person } = await harness.signUp();
      const { id } = await image({ token, ...person });
      for (const query of ['', '?expires=1&signature=00']) {
        const answer = await harness.fetch(`/api/files/${id}${query}`, { token });
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
      }
    });

    it("does not open a file's facts", async () => {
      const { urls, id } = await image(await harness.signUp());
      const query = urls?.full.split('?')[1];
      expect(await open(`/api/files/${id}/info?${query}`)).toMatchObject({ status: 401 });
    });
  });
}
