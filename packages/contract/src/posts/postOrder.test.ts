import { describe, expect, it, test } from 'vitest';
import { filterShows, PostFilter } from '../index.ts';

const IMAGE = { file_type: 'image', mime_type: 'image/png' };
const PDF = { file_type: 'document', mime_type: 'application/pdf' };
const CLIP = { file_type: 'document', mime_type: 'video/mp4' };

const content = (post_type: string, ...files: { file_type: string; mime_type?: string }[]) => ({
  post_type,
  attachments: files.map((_, index) => `f${index}`),
  files,
});

// FEED-060
describe('post filters', () => {
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
  ])('post filters show %s in the right lists', (_, post, filters) => {
    expect(shownBy(post)).toEqual(filters);
  });

  it("post filters use the post's type when its files are unknown", () => {
    const unknown = { post_type: 'image', attachments: ['f1'] };
    expect(shownBy(unknown)).toEqual(['all', 'image']);
    expect(shownBy({ ...unknown, files: [] })).toEqual(['all', 'image']);
  });
});
