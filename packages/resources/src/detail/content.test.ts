import { buildDocumentInfo, buildFileInfo, buildResource } from '@saudagar/mocks';
import { describe, expect, it } from 'vitest';
import { contentOf } from './content.ts';

const addressOf = (path: string) => (path.startsWith('/') ? `https://hub.example${path}` : path);
const of = (fields: Parameters<typeof buildResource>[0]) =>
  contentOf(buildResource({ content_url: null, attachments: [], files: [], ...fields }), addressOf);
const film = buildFileInfo({
  id: 'f1',
  mime_type: 'video/mp4',
  urls: { full: '/api/files/resources/f1.mp4?signature=s', download: '/api/files/download/f1' },
});
const book = buildDocumentInfo({ id: 'f2' });

// RES-051
describe('content of a resource', () => {
  it('a resource without address, text and files has no content', () => {
    expect(of({ resource_type: 'article', body: '  ' })).toBeNull();
  });

  it('a hosted video file plays in place, and the other files are listed', () => {
    const content = of({ resource_type: 'video', files: [book, film], attachments: ['f2', 'f1'] });
    expect(content?.video).toBe('https://hub.example/api/files/resources/f1.mp4?signature=s');
    expect(content?.files).toEqual([book]);
  });

  it('a video at a hosted address plays in place', () => {
    const content = of({ resource_type: 'video', content_url: '/api/files/video-1' });
    expect(content).toMatchObject({
      video: 'https://hub.example/api/files/video-1',
      link: null,
    });
  });

  it('an external address names its host and never plays in place', () => {
    const content = of({ resource_type: 'video', content_url: 'https://tube.example/v/1' });
    expect(content).toMatchObject({ video: null, link: { host: 'tube.example' } });
  });

  it('a resource opens only http and https addresses', () => {
    expect(of({ resource_type: 'ebook', content_url: 'javascript:alert(1)' })).toBeNull();
  });

  it('a resource counts attachments without metadata', () => {
    const content = contentOf(
      { ...buildResource({ content_url: null, attachments: ['f9'] }), files: undefined },
      addressOf,
    );
    expect(content?.fileIds).toEqual(['f9']);
  });
});
