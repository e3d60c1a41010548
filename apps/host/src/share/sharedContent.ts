import type { OfferedContent } from '@saudagar/writing/machines';

/** Path to which the system posts what a member shares from another app; named in the manifest. */
export const SHARE_PATH = '/share';

const CACHE = 'saudagar.shared.v1';
const keyOf = (id: string) => `${SHARE_PATH}/${encodeURIComponent(id)}`;

/** Keeps a posted form, and leads to the feed, which opens the composer with it. */
export async function keepShared(
  request: Request,
  id: string = crypto.randomUUID(),
): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const form = new Response(await request.blob(), { headers: { 'content-type': type } });
  // One that was never opened is forgotten with the next.
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(keyOf(id), form);
  return Response.redirect(new URL(`/feed?shared=${id}`, request.url).href, 303);
}

/** Reads what was shared; null when it is gone, as after its first use. */
export async function readShared(id: string): Promise<OfferedContent | null> {
  const kept = await (await caches.open(CACHE)).match(keyOf(id));
  return kept ? contentOf(await kept.formData()) : null;
}

/** Forgets what was shared. */
export async function forgetShared(id: string): Promise<void> {
  await (await caches.open(CACHE)).delete(keyOf(id));
}

/** Joins the texts of a shared form, each once: apps often repeat the address in the text. */
export function contentOf(form: FormData): OfferedContent {
  const texts = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim());
  const isRepeated = (text: string, index: number) =>
    texts.some(
      (other, at) => at !== index && (at < index || other !== text) && other.includes(text),
    );
  const text = texts.filter((one, index) => one && !isRepeated(one, index)).join('\n');
  return { text, files: form.getAll('files').filter((one) => one instanceof File) };
}
