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
describe('the content of a resource', () => {
  it('is nothing without address, text and files', () => {
    expect(of({ resource_type: 'article', body: '  ' })).toBeNull();
  });

  it('plays a video file of ours in place, and lists the other files', () => {
    const content = of({ resource_type: 'video', files: [book, film], attachments: ['f2', 'f1'] });
    expect(content?.video).toBe('https://hub.example/api/files/resources/f1.mp4?signature=s');
    expect(content?.files).toEqual([book]);
  });

  it('plays a video at an address of ours', () => {
    const content = of({ resource_type: 'video', content_url: '/api/files/video-1' });
    expect(content).toMatchObject({
      video: 'https://hub.example/api/files/video-1',
      link: null,
    });
  });

  it('names the host of an address elsewhere, which never plays in place', () => {
    const content = of({ resource_type: 'video', content_url: 'https://tube.example/v/1' });
    expect(content).toMatchObject({ video: null, link: { host: 'tube.example' } });
  });

  it('opens no address that is not of the web', () => {
    expect(of({ resource_type: 'ebook', content_url: 'javascript:alert(1)' })).toBeNull();
  });

  it('counts an attachment whose facts are not known', () => {
    const content = contentOf(
      { ...buildResource({ content_url: null, attachments: ['f9'] }), files: undefined },
      addressOf,
    );
    expect(content?.fileIds).toEqual(['f9']);
  });
});
