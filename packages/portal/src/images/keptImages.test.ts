import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptImages } from './keptImages.ts';
import './storeImages.ts';

const stored = new Map<string, unknown>();
const requests: string[] = [];
let answer: (url: string) => Response | Promise<Response>;

const photo = (bytes = 10) =>
  new Response(new Blob(['x'.repeat(bytes)], { type: 'image/webp' }), {
    headers: { 'content-type': 'image/webp' },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stored.clear();
  requests.length = 0;
  answer = () => photo();
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return answer(url);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page on the device. */
function openPage() {
  let owner: string | null = 'siti';
  const offline = {
    read: async (name: string) => stored.get(name),
    write: async (name: string, value: unknown) => void stored.set(name, value),
    remove: async (name: string) => void stored.delete(name),
  };
  return {
    images: createKeptImages({ offline, owner: () => owner }),
    signIn: (member: string | null) => {
      owner = member;
    },
  };
}

const file = (id: string) => ({ kind: 'file', id, size: 'thumbnail' }) as const;
const avatar = (size: 'small' | 'large') => ({ kind: 'profile', id: 'budi', size }) as const;
const address = (id: string, expires = 1) =>
  `https://a.id/api/files/thumbnail/${id}?expires=${expires}&signature=s${expires}`;

async function settle() {
  await vi.advanceTimersByTimeAsync(3000);
  for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
const keptFiles = () => [...stored.keys()].filter((name) => name.startsWith('image:'));

// SHELL-204
test('an image that was shown is kept, whatever its address expires with', async () => {
  const { images } = openPage();
  images.note(file('f1'), address('f1'));
  await settle();
  expect(await images.find(file('f1'))).toBeInstanceOf(Blob);
  expect(await images.find({ ...file('f1'), size: 'full' })).toBeInstanceOf(Blob);
  expect(await images.find(file('f2'))).toBeUndefined();
  images.note(file('f1'), address('f1', 2));
  await settle();
  expect(requests).toEqual([address('f1')]);
});

test('an image that is not sent yet is neither fetched nor kept', async () => {
  const { images } = openPage();
  images.note(file('0'), 'blob:https://a.id/1');
  await settle();
  expect(requests).toEqual([]);
  expect(keptFiles()).toEqual([]);
});

test('a new photo takes the place of the old one; other sizes of it will do', async () => {
  const { images } = openPage();
  images.note(avatar('small'), 'https://a.id/photo/small?v=1&expires=1');
  await settle();
  expect(await images.find(avatar('large'))).toBeInstanceOf(Blob);
  images.note(avatar('small'), 'https://a.id/photo/small?v=2&expires=1');
  await settle();
  expect(requests).toHaveLength(2);
  expect(keptFiles()).toHaveLength(1);
});

test('large images, failed ones and what is no image are not kept', async () => {
  const { images } = openPage();
  const answers: Record<string, () => Response | Promise<Response>> = {
    large: () => photo(200_001),
    refused: () => new Response('', { status: 403 }),
    text: () => new Response('text', { headers: { 'content-type': 'text/plain' } }),
    away: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  answer = (url) => answers[new URL(url).pathname.split('/').at(-1) ?? '']?.() ?? photo();
  for (const id of ['large', 'refused', 'text', 'away', 'f1']) images.note(file(id), address(id));
  await settle();
  expect(keptFiles()).toEqual(['image:file/f1']);
});

test('the images shown last stay, 150 of them and ten megabytes', async () => {
  const { images } = openPage();
  for (let n = 0; n < 149; n += 1) images.note(file(`f${n}`), address(`f${n}`));
  await settle();
  for (const id of ['f0', 'a', 'b']) images.note(file(id), address(id));
  await settle();
  expect(keptFiles()).toHaveLength(150);
  expect(keptFiles()).toContain('image:file/f0');
  expect(keptFiles()).not.toContain('image:file/f148');
  answer = () => photo(200_000);
  for (let n = 0; n < 60; n += 1) images.note(file(`big${n}`), address(`big${n}`));
  await settle();
  expect(keptFiles()).toHaveLength(50);
});

test('an image that arrives after its member has left is kept for nobody', async () => {
  const { images, signIn } = openPage();
  answer = async () => {
    signIn('ani');
    return photo();
  };
  images.note(file('f1'), address('f1'));
  await settle();
  expect([...stored.keys()]).toEqual([]);
  images.note(file('f2'), address('f2'));
  images.clear();
  signIn(null);
  images.note(file('f3'), address('f3'));
  await settle();
  expect(requests).toEqual([address('f1')]);
});
