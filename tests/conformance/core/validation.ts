import { describe, expect, it, test } from 'vitest';
import { type Harness, PASSWORD } from '../harness.ts';

interface Sent {
  path: string;
  /** Sent as JSON by POST; without one the path is read. */
  body?: unknown;
  field: string;
  en: string;
  id: string;
}

const login = (body: object) => ({ path: '/api/auth/login', body });
const register = (body: object) => ({
  path: '/api/auth/register',
  body: {
    email: 'sari@toko.example',
    username: 'sari_toko',
    full_name: 'Sari',
    password: PASSWORD,
    ...body,
  },
});
const post = (body: object) => ({
  path: '/api/posts',
  body: { content: 'Halo', post_type: 'text', ...body },
});
const comment = (body: object) => ({ path: '/api/posts/any/comments', body });
const flag = (body: object) => ({
  path: '/api/admin/flags',
  body: { content_type: 'post', content_id: 'any', reason: 'spam', ...body },
});
const posts = (query: string) => ({ path: `/api/posts?${query}` });

const INVALID: Record<string, Sent> = {
  'no body': {
    ...login({}),
    field: 'email',
    en: 'Email is required',
    id: 'Email wajib diisi',
  },
  'an email that is none': {
    ...login({ email: 'sari', password: 'x' }),
    field: 'email',
    en: 'Enter a valid email address',
    id: 'Masukkan alamat email yang benar',
  },
  'an empty password': {
    ...login({ email: 'sari@toko.example', password: '' }),
    field: 'password',
    en: 'Password is required',
    id: 'Kata sandi wajib diisi',
  },
  'a blank name': {
    ...register({ full_name: '  ' }),
    field: 'full_name',
    en: 'Full name is required',
    id: 'Nama lengkap wajib diisi',
  },
  'a short username': {
    ...register({ username: 'ab' }),
    field: 'username',
    en: 'Username must be at least 3 characters',
    id: 'Nama pengguna minimal 3 karakter',
  },
  'a long username': {
    ...register({ username: 'a'.repeat(31) }),
    field: 'username',
    en: 'Username must be at most 30 characters',
    id: 'Nama pengguna maksimal 30 karakter',
  },
  'a username with other characters': {
    ...register({ username: 'sari toko' }),
    field: 'username',
    en: 'Username may hold only letters, digits, underscores and dots',
    id: 'Nama pengguna hanya boleh berisi huruf, angka, garis bawah, dan titik',
  },
  'a short password': {
    ...register({ password: 'pendek7' }),
    field: 'password',
    en: 'Password must be at least 8 characters',
    id: 'Kata sandi minimal 8 karakter',
  },
  'a long company name': {
    ...register({ company_name: 'a'.repeat(151) }),
    field: 'company_name',
    en: 'Company name must be at most 150 characters',
    id: 'Nama perusahaan maksimal 150 karakter',
  },
  'an unknown industry': {
    ...register({ industry_tags: ['gold'] }),
    field: 'industry_tags',
    en: 'Industry tags: choose from the list',
    id: 'Bidang usaha: pilih dari daftar yang tersedia',
  },
  'a phone number that is none': {
    ...register({ phone: 'telepon saja' }),
    field: 'phone',
    en: 'Enter a valid phone number',
    id: 'Masukkan nomor telepon yang benar',
  },
  'a blank post': {
    ...post({ content: ' \n ' }),
    field: 'content',
    en: 'Text is required',
    id: 'Teks wajib diisi',
  },
  'a post that is too long': {
    ...post({ content: 'a'.repeat(10_001) }),
    field: 'content',
    en: 'Text must be at most 10,000 characters',
    id: 'Teks maksimal 10.000 karakter',
  },
  'a post of another type': {
    ...post({ post_type: 'video' }),
    field: 'post_type',
    en: 'Post type: choose from the list',
    id: 'Jenis postingan: pilih dari daftar yang tersedia',
  },
  'eleven attachments': {
    ...post({ attachments: Array.from({ length: 11 }, (_, index) => `f${index}`) }),
    field: 'attachments',
    en: 'Attachments: at most 10',
    id: 'Lampiran: paling banyak 10',
  },
  'a short client id': {
    ...post({ client_id: 'short' }),
    field: 'client_id',
    en: 'Client id must be at least 8 characters',
    id: 'Id klien minimal 8 karakter',
  },
  'a blank comment': {
    ...comment({ content: '   ' }),
    field: 'content',
    en: 'Text is required',
    id: 'Teks wajib diisi',
  },
  'a comment that is too long': {
    ...comment({ content: 'a'.repeat(5001) }),
    field: 'content',
    en: 'Text must be at most 5,000 characters',
    id: 'Teks maksimal 5.000 karakter',
  },
  'a flag without a reason': {
    ...flag({ reason: undefined }),
    field: 'reason',
    en: 'Reason is required',
    id: 'Alasan wajib diisi',
  },
  'a flag for another reason': {
    ...flag({ reason: 'boring' }),
    field: 'reason',
    en: 'Reason: choose from the list',
    id: 'Alasan: pilih dari daftar yang tersedia',
  },
  'a flag with a long description': {
    ...flag({ description: 'a'.repeat(2001) }),
    field: 'description',
    en: 'Description must be at most 2,000 characters',
    id: 'Deskripsi maksimal 2.000 karakter',
  },
  'a flag on something else': {
    ...flag({ content_type: 'video' }),
    field: 'content_type',
    en: 'Content type: choose from the list',
    id: 'Jenis konten: pilih dari daftar yang tersedia',
  },
  'a page of none': {
    ...posts('limit=0'),
    field: 'limit',
    en: 'Limit must be at least 1',
    id: 'Batas minimal 1',
  },
  'a page of too many': {
    ...posts('limit=101'),
    field: 'limit',
    en: 'Limit must be at most 100',
    id: 'Batas maksimal 100',
  },
  'an unknown order': {
    ...posts('sort=loudest'),
    field: 'sort',
    en: 'Sorting: choose from the list',
    id: 'Urutan: pilih dari daftar yang tersedia',
  },
  'an unknown filter': {
    ...posts('filter=audio'),
    field: 'filter',
    en: 'Filter: choose from the list',
    id: 'Filter: pilih dari daftar yang tersedia',
  },
  'a blank hashtag': {
    ...posts('hashtag=%20'),
    field: 'hashtag',
    en: 'Hashtag is required',
    id: 'Tagar wajib diisi',
  },
  'an unknown cursor by popularity': {
    ...posts('sort=popular&cursor=unknown'),
    field: 'cursor',
    en: 'This page of the list is not known. Load the list again.',
    id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
  },
  'an unknown cursor': {
    ...posts('cursor=unknown'),
    field: 'cursor',
    en: 'This page of the list is not known. Load the list again.',
    id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
  },
};

/** What breaks a schema is answered 422 with the field and a sentence about it. */
export function validationSuite(harness: Harness): void {
  async function send({ path, body }: Pick<Sent, 'path' | 'body'>, token: string, locale: string) {
    const answer = await harness.fetch(path, {
      token,
      headers: {
        'accept-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  describe('422', () => {
    test.each(Object.entries(INVALID))('%s', async (_, sent) => {
      const { token } = await harness.signUp();
      for (const locale of ['en', 'id'] as const) {
        const { field, [locale]: detail } = sent;
        expect(await send(sent, token, locale)).toEqual({ status: 422, body: { detail, field } });
      }
    });

    test.each([
      ['a value of another type', { path: '/api/posts/any/like', body: { liked: 'yes' } }, 'liked'],
      ['a number where text belongs', post({ content: 7 }), 'content'],
      ['no list where one belongs', post({ attachments: 'f1' }), 'attachments'],
      ['half a page', posts('limit=1.5'), 'limit'],
      ['a page of words', posts('limit=many'), 'limit'],
      ['an id with other characters', post({ attachments: ['../etc'] }), 'attachments'],
    ])('%s, in a sentence of each language', async (_, sent, field) => {
      const { token } = await harness.signUp();
      const english = await send(sent, token, 'en');
      const indonesian = await send(sent, token, 'id');
      for (const answer of [english, indonesian]) {
        expect(answer).toEqual({ status: 422, body: { field, detail: expect.any(String) } });
      }
      expect(english.body.detail).toMatch(/^(Check \w|Limit: )/);
      expect(indonesian.body.detail).toMatch(/^(Periksa \w|Batas: )/);
    });
  });

  describe('what cannot be read', () => {
    const unreadable = async (init: RequestInit) => {
      const { token } = await harness.signUp();
      const answer = await harness.fetch('/api/posts', { method: 'POST', token, ...init });
      return { status: answer.status, body: await answer.json() };
    };

    it('is answered 400 where it is no JSON', async () => {
      const headers = { 'content-type': 'application/json' };
      expect(await unreadable({ headers, body: '{"content":' })).toEqual({
        status: 400,
        body: { detail: 'The request could not be read' },
      });
    });

    it('is answered 415 where it is something else', async () => {
      const form = new FormData();
      form.set('content', 'Halo');
      for (const body of [form, 'content=Halo']) {
        expect(await unreadable({ body })).toEqual({
          status: 415,
          body: { detail: 'This kind of content is not accepted here' },
        });
      }
    });

    it('is answered 422 where it is no object', async () => {
      const headers = { 'content-type': 'application/json' };
      const { status } = await unreadable({ headers, body: '[]' });
      expect(status).toBe(422);
    });

    it('is a path to nothing where a path cannot name anything', async () => {
      const { token } = await harness.signUp();
      const answer = await harness.fetch('/api/posts/a%20b/comments', { token });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ detail: 'Not found' });
    });
  });

  describe('the language of a refusal', () => {
    test.each([
      [undefined, 'Email is required'],
      ['fr-FR,fr;q=0.9', 'Email is required'],
      ['id-ID,id;q=0.9,en;q=0.8', 'Email wajib diisi'],
      ['fr, id;q=0.5', 'Email wajib diisi'],
      ['id;q=0.3, en;q=0.7', 'Email is required'],
    ])('for Accept-Language %s', async (language, detail) => {
      const answer = await harness.fetch('/api/auth/login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(language !== undefined && { 'accept-language': language }),
        },
        body: '{}',
      });
      expect(await answer.json()).toMatchObject({ detail });
    });
  });
}
