import type { FileInfo } from '@saudagar/contract';
import { CLIP_URL } from '../../core/clip.ts';
import type { Community } from '../../core/community.ts';
import { picture } from '../../core/pictures.ts';
import { minutesAgo } from '../../core/time.ts';
import { buildDocumentInfo, buildFileInfo } from '../files/builders.ts';
import { buildResource } from './builders.ts';
import { SAMPLE_RESOURCES } from './sampleResources.ts';

const DAY = 24 * 60;

/** Adds the library: every type, drafts, pending ones, lists and progress of `member-1`. */
export function addSampleResources({ resources, savedLists, files }: Community): void {
  SAMPLE_RESOURCES.forEach(({ file, ...fields }, index) => {
    const id = idOf(index);
    const carried = file === undefined ? [] : [fileOf(file, `${id}-file`)];
    for (const one of carried) files.add(one, 'member-6');
    resources.add(
      buildResource({
        read_time_minutes: null,
        body: null,
        views_count: 940 - index * 67,
        likes_count: 58 - index * 4,
        published_date: minutesAgo(DAY * (2 + index * 9)),
        thumbnail_url: index % 3 === 0 ? picture(index, 640, 360) : null,
        ...fields,
        id,
        files: carried,
        attachments: carried.map((one) => one.id),
      }),
      index === 0 ? ['member-1'] : [],
      // Made by a moderator, so that an admin and other moderators decide about it.
      { makerId: 'member-4', madeAt: minutesAgo(DAY * (2 + index)) },
    );
  });
  const export_ = savedLists.add('member-1', 'Persiapan ekspor');
  savedLists.add('member-1', 'Untuk tim toko');
  savedLists.save('member-1', idOf(2), [export_.id]);
  savedLists.save('member-1', idOf(4), [export_.id]);
  resources.keepProgress('member-1', idOf(1), 45);
  resources.keepProgress('member-1', idOf(3), 100);
}

const idOf = (index: number) => `resource-${String(index + 1).padStart(2, '0')}`;

function fileOf(kind: 'video' | 'book', id: string): FileInfo {
  if (kind === 'book')
    return buildDocumentInfo({
      id,
      category: 'resources',
      filename: `${id}.pdf`,
      original_filename: 'Panduan Pembukuan UMKM.pdf',
      file_size: 3_480_000,
    });
  return buildFileInfo({
    id,
    category: 'resources',
    filename: `${id}.webm`,
    original_filename: 'kelas-stok.webm',
    file_type: 'video',
    mime_type: 'video/webm',
    extension: 'webm',
    file_size: 48_200_000,
    width: null,
    height: null,
    urls: { thumbnail: null, full: CLIP_URL, download: CLIP_URL },
  });
}
