import type { Group } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';

const DAY = 24 * 60;

/** Builds a public group of weavers, a hundred days old and run by `member-2`. */
export function buildGroup(overrides: Partial<Group> = {}): Group {
  const posts = overrides.posts_count ?? 0;
  return {
    id: 'group-1',
    name: 'Penenun & Pembatik Nusantara',
    description:
      'Tempat bertukar kabar harga benang, pewarna alam, dan jadwal pameran kain tradisional.',
    group_type: 'public',
    industry_tags: ['textile', 'fashion'],
    location: 'Yogyakarta',
    rules: ['Cantumkan asal kain pada setiap foto.', 'Tidak menawar di kolom komentar.'],
    member_count: 1,
    posts_count: posts,
    post_count: posts,
    active_discussions: 0,
    created_at: minutesAgo(100 * DAY),
    created_by: 'member-2',
    admin_user_id: 'member-2',
    admin_name: 'Budi Santoso',
    posts_this_week: 0,
    activity_at: minutesAgo(2 * DAY),
    approval_status: 'approved',
    ...overrides,
  };
}
