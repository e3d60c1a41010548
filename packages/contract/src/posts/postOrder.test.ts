import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arrangePosts, filterShows, PostFilter, PostSort } from '../index.ts';

const IMAGE = { file_type: 'image', mime_type: 'image/png' };
const PDF = { file_type: 'document', mime_type: 'application/pdf' };
const CLIP = { file_type: 'document', mime_type: 'video/mp4' };

const content = (post_type: string, ...files: { file_type: string; mime_type?: string }[]) => ({
  post_type,
  attachments: files.map((_, index) => `f${index}`),
  files,
});

describe('a filter', () => {
  const shownBy = (post: Parameters<typeof filterShows>[1]) =>
    PostFilter.options.filter((filter) => filterShows(filter, post));

  test.each([
    ['text alone', content('text'), ['all', 'text']],
    ['a picture', content('text', IMAGE), ['all', 'image']],
    ['a document', content('text', PDF), ['all']],
    ['a picture among documents', content('text', PDF, IMAGE), ['all', 'image']],
    ['a video of another server', content('text', CLIP), ['all', 'video']],
    ['a picture and a video', content('text', IMAGE, CLIP), ['all', 'image', 'video']],
    ['a file without a media type', content('text', { file_type: 'image' }), ['all', 'image']],
    ['the type image without a file', content('image'), ['all', 'text', 'image']],
    ['the type video without a file', content('video'), ['all', 'text', 'video']],
    ['the type image with a document', content('image', PDF), ['all']],
    ['an event', content('event'), ['all', 'text', 'event']],
    ['an event with its poster', content('event', IMAGE), ['all', 'image', 'event']],
  ])('shows %s', (_, post, filters) => {
    expect(shownBy(post)).toEqual(filters);
  });

  it('asks the type where nothing is known of the files', () => {
    const unknown = { post_type: 'image', attachments: ['f1'] };
    expect(shownBy(unknown)).toEqual(['all', 'image']);
    expect(shownBy({ ...unknown, files: [] })).toEqual(['all', 'image']);
  });
});

const posted = (id: string, day: number, likes_count = 0, comments_count = 0) => ({
  ...content('text'),
  id,
  hashtags: ['Kopi'],
  likes_count,
  comments_count,
  created_at: `2026-03-0${day}T10:00:00+07:00`,
});
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id).join(' ');

describe('posts are arranged', () => {
  const posts = [posted('a', 2, 1, 4), posted('b', 3), posted('c', 1, 3, 2), posted('d', 4, 9)];

  test.each([
    [undefined, 'd b a c'],
    ['newest', 'd b a c'],
    ['oldest', 'c a b d'],
    ['popular', 'd a c b'],
  ] as const)('by %s', (sort, order) => {
    expect(ids(arrangePosts(posts, { sort }))).toBe(order);
  });

  it('by the moment, whatever zone it is written in', () => {
    const utc = { ...posted('u', 1), created_at: '2026-03-01T04:00:00Z' };
    const jakarta = { ...posted('j', 1), created_at: '2026-03-01T10:30:00+07:00' };
    expect(ids(arrangePosts([jakarta, utc], {}))).toBe('u j');
  });

  it('with a hashtag in any case', () => {
    const other = { ...posted('e', 5), hashtags: ['kopi_gayo'] };
    expect(ids(arrangePosts([...posts, other], { hashtag: ' KOPI ' }))).toBe('d b a c');
  });
});

/** Whatever a server sends. */
describe('any list of posts', () => {
  const anyPost = fc.record({
    post_type: fc.constantFrom('text', 'image', 'video', 'event'),
    attachments: fc.array(fc.constantFrom('f1', 'f2'), { maxLength: 2 }),
    files: fc.option(fc.array(fc.constantFrom(IMAGE, PDF, CLIP), { maxLength: 2 }), {
      nil: undefined,
    }),
    hashtags: fc.array(fc.constantFrom('kopi', 'Kopi', 'batik'), { maxLength: 2 }),
    likes_count: fc.nat(3),
    comments_count: fc.nat(3),
    created_at: fc.constantFrom('2026-03-01T03:00:00Z', '2026-03-02T03:00:00Z'),
  });
  const anyQuery = fc.record(
    {
      sort: fc.constantFrom(...PostSort.options),
      filter: fc.constantFrom(...PostFilter.options),
      hashtag: fc.constantFrom('kopi', 'KOPI', 'teh'),
    },
    { requiredKeys: [] },
  );

  it('is neither added to nor changed', () => {
    fc.assert(
      fc.property(fc.array(anyPost), anyQuery, (posts, query) => {
        const before = structuredClone(posts);
        const arranged = arrangePosts(posts, query);
        expect(posts).toEqual(before);
        expect(new Set(arranged).size).toBe(arranged.length);
        for (const post of arranged) expect(posts).toContain(post);
      }),
    );
  });

  it('is in order', () => {
    fc.assert(
      fc.property(fc.array(anyPost), anyQuery, (posts, query) => {
        const arranged = arrangePosts(posts, query);
        for (const [index, post] of arranged.entries()) {
          const next = arranged[index + 1];
          if (!next) break;
          const [a, b] = query.sort === 'oldest' ? [next, post] : [post, next];
          const apart =
            query.sort === 'popular'
              ? a.likes_count + a.comments_count - b.likes_count - b.comments_count
              : 0;
          expect(
            apart || Date.parse(a.created_at) - Date.parse(b.created_at),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is whole where nothing is left out, and the filters leave out what they do not show', () => {
    fc.assert(
      fc.property(fc.array(anyPost), anyQuery, (posts, query) => {
        const { filter = 'all', hashtag } = query;
        const shown = posts.filter(
          (post) =>
            filterShows(filter, post) &&
            (!hashtag || post.hashtags.some((tag) => tag.toLowerCase() === hashtag.toLowerCase())),
        );
        expect(new Set(arrangePosts(posts, query))).toEqual(new Set(shown));
      }),
    );
  });
});
