import { readFields } from '@saudagar/flows';
import { buildResource } from '@saudagar/mocks';
import { describe, expect, it } from 'vitest';
import { resourceErrors } from './resourceErrors.ts';
import {
  bodyOf,
  NEW_RESOURCE,
  RESOURCE_DRAFT,
  type ResourceValues,
  tagsOf,
  valuesOf,
} from './resourceValues.ts';

const filled: ResourceValues = {
  ...NEW_RESOURCE,
  title: 'Kelas ekspor',
  resource_type: 'video',
  description: 'Langkah demi langkah',
  category: 'Finance',
  author_name: 'Maya Kusuma',
  author_organization: 'Klinik UMKM',
};

describe('the resource form', () => {
  it('the resource form reports every missing required field', () => {
    expect(Object.keys(resourceErrors(NEW_RESOURCE))).toEqual([
      'title',
      'resource_type',
      'description',
      'category',
      'author_name',
      'author_organization',
    ]);
    expect(resourceErrors(filled)).toEqual({});
  });

  it.each<[Partial<ResourceValues>, string, string]>([
    [{ priority: 101 }, 'priority', 'number'],
    [{ priority: -1 }, 'priority', 'number'],
    [{ content_url: 'kelas' }, 'content_url', 'url'],
    [{ thumbnail_url: 'javascript:alert(1)' }, 'thumbnail_url', 'url'],
    [{ duration_minutes: 0 }, 'duration_minutes', 'number'],
    [{ resource_type: 'blog', read_time_minutes: 0 }, 'read_time_minutes', 'number'],
    [{ tags: Array.from({ length: 21 }, (_, index) => index).join() }, 'tags', 'tagsMany'],
    [{ tags: 'x'.repeat(41) }, 'tags', 'tagLong'],
    [{ attachments: Array.from({ length: 11 }, String) }, 'attachments', 'filesMany'],
    [{ isUploading: true }, 'attachments', 'uploading'],
  ])('the resource form rejects %o', (change, field, rule) => {
    expect(resourceErrors({ ...filled, ...change })).toEqual({ [field]: { rule } });
  });

  it('the resource form ignores the time field of the other type', () => {
    const both = { ...filled, duration_minutes: 12, read_time_minutes: 0 };
    expect(resourceErrors(both)).toEqual({});
    expect(bodyOf(both)).toMatchObject({ duration_minutes: 12, read_time_minutes: null });
    expect(bodyOf({ ...both, resource_type: 'ebook' })).toMatchObject({ duration_minutes: null });
  });

  it('the resource form trims tags and drops empty and repeated ones', () => {
    expect(tagsOf(' ekspor, ,kopi ,ekspor,')).toEqual(['ekspor', 'kopi']);
  });

  it('the resource form sends an unchanged resource as it was', () => {
    const resource = buildResource({ approval_status: 'draft', tags: ['a', 'b'], priority: 7 });
    expect(bodyOf(valuesOf(resource))).toMatchObject({
      title: resource.title,
      body: resource.body,
      tags: ['a', 'b'],
      priority: 7,
      draft_mode: true,
      content_url: null,
    });
  });

  it('the resource form restores a draft without the interrupted upload', () => {
    const stored = { ...filled, attachments: ['f1', 2], isUploading: true };
    const { isUploading: _, ...rest } = filled;
    expect(readFields(stored, RESOURCE_DRAFT)).toEqual({ ...rest, attachments: ['f1'] });
    expect(readFields({ title: 'Kelas' }, RESOURCE_DRAFT)).toEqual({ title: 'Kelas' });
  });
});
