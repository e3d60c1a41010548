import type { Group } from '@saudagar/contract';
import type { Community, SampleOptions } from '../../core/community.ts';
import { minutesAgo } from '../../core/time.ts';
import { buildPost } from '../posts/builders.ts';
import { buildGroup } from './builders.ts';

const DAY = 24 * 60;

/** A group of the sample with its members, as seen by `member-1`. */
interface SampleGroup extends Partial<Group> {
  name: string;
  description: string;
  members?: readonly string[];
  asking?: readonly string[];
  invited?: readonly string[];
}

/**
 * `member-1` runs the first two, is in two more, asked to join one, is invited to one; one of
 * theirs is pending.
 */
const SAMPLE_GROUPS: readonly SampleGroup[] = [
  {
    name: 'Perajin Batik Yogyakarta',
    description:
      'Perajin batik tulis dan cap di Yogyakarta dan sekitarnya: harga malam, pewarna, dan jadwal pameran.',
    admin_user_id: 'member-1',
    created_by: 'member-1',
    member_count: 128,
    posts_count: 346,
    posts_this_week: 12,
    active_discussions: 5,
    members: ['member-2', 'member-3', 'member-5'],
  },
  {
    name: 'Ekspor Kain Bersama',
    description: 'Pesanan ekspor yang dikerjakan bersama: kuota, mutu, dan jadwal kirim.',
    group_type: 'private',
    admin_user_id: 'member-1',
    created_by: 'member-1',
    industry_tags: ['textile', 'Ekspor'],
    member_count: 14,
    posts_count: 41,
    members: ['member-5'],
    asking: ['member-3', 'member-4'],
    invited: ['member-2'],
  },
  {
    name: 'Mebel Jepara Menuju Dunia',
    description:
      'Pengusaha mebel Jepara berbagi pembeli, bahan baku legal, dan pengalaman mengurus V-Legal.',
    industry_tags: ['furniture', 'wood', 'sustainable', 'home'],
    location: 'Jepara',
    member_count: 412,
    posts_count: 980,
    posts_this_week: 27,
    active_discussions: 11,
    members: ['member-1', 'member-6'],
  },
  {
    name: 'Kedai & Sangrai Bali',
    description: 'Untuk pemilik kedai dan penyangrai kopi di Bali.',
    group_type: 'private',
    admin_user_id: 'member-3',
    created_by: 'member-3',
    industry_tags: ['food', 'organic'],
    location: 'Denpasar',
    member_count: 36,
    posts_count: 120,
    posts_this_week: 3,
    members: ['member-1'],
  },
  {
    name: 'Importir Elektronik Jawa Timur',
    description: 'Membahas kuota, bea masuk, dan pemasok yang tepercaya. Hanya untuk importir.',
    group_type: 'private',
    admin_user_id: 'member-4',
    created_by: 'member-4',
    industry_tags: ['electronics', 'technology', 'retail'],
    location: 'Surabaya',
    member_count: 58,
    posts_count: 204,
    asking: ['member-1'],
  },
  {
    name: 'Rempah Maluku: Petani ke Pembeli',
    description: 'Petani, pengumpul, dan eksportir pala serta cengkeh Maluku dalam satu tempat.',
    group_type: 'private',
    admin_user_id: 'member-6',
    created_by: 'member-6',
    industry_tags: ['spices', 'food', 'organic'],
    location: 'Ambon',
    member_count: 87,
    posts_count: 153,
    posts_this_week: 6,
    invited: ['member-1'],
  },
  {
    name: 'Toko Kelontong Go Digital',
    description: 'Belajar mencatat penjualan, melayani pesanan daring, dan menerima QRIS.',
    industry_tags: ['retail', 'technology'],
    location: null,
    member_count: 1_204,
    posts_count: 2_310,
    posts_this_week: 48,
    active_discussions: 19,
    members: ['member-4'],
  },
  {
    name: 'Fesyen Muslim Bandung',
    description: 'Konveksi, desainer, dan penjual busana muslim Bandung Raya.',
    admin_user_id: 'member-5',
    created_by: 'member-5',
    industry_tags: ['fashion', 'textile'],
    location: 'Bandung',
    rules: [],
    member_count: 233,
    posts_count: 518,
    posts_this_week: 9,
  },
  {
    name: 'Kayu Bersertifikat untuk Usaha Kecil',
    description: 'Membeli kayu legal dalam jumlah kecil bersama-sama.',
    industry_tags: ['wood'],
    location: 'Semarang',
    member_count: 19,
    posts_count: 0,
  },
  {
    name: 'Pengemasan Ramah Lingkungan',
    description: 'Mencari pengganti plastik yang kuat, murah, dan diterima pembeli.',
    admin_user_id: 'member-1',
    created_by: 'member-1',
    industry_tags: ['sustainable'],
    location: null,
    approval_status: 'pending',
  },
];

const WRITINGS = [
  'Harga malam naik lagi minggu ini. Ada yang punya langganan selain di Pasar Beringharjo?',
  'Terima kasih untuk semua yang ikut kunjungan ke gudang kemarin. Foto menyusul.',
  'Pembeli dari Osaka meminta contoh 12 lembar. Siapa yang sanggup kirim sebelum tanggal 20?',
  'Jadwal pertemuan bulan depan: Sabtu pukul 09.00, tempat seperti biasa.',
];

/** Adds trade groups in every state of membership, and `groupPosts` posts to each with members. */
export function addSampleGroups(community: Community, { groupPosts = 0 }: SampleOptions): void {
  for (const [index, sample] of SAMPLE_GROUPS.entries()) {
    const { members = [], asking = [], invited = [], ...fields } = sample;
    const id = `group-${String(index + 1).padStart(2, '0')}`;
    const admin = community.accounts.find(fields.admin_user_id ?? 'member-2');
    const stored = community.groups.add(
      buildGroup({
        created_at: minutesAgo((400 - index * 31) * DAY),
        activity_at: minutesAgo((1 + index * 3) * DAY),
        ...fields,
        id,
        admin_name: admin?.full_name ?? null,
        post_count: fields.posts_count,
      }),
      members,
    );
    for (const [index, id] of asking.entries()) stored.requests.set(id, minutesAgo(90 - index));
    for (const id of invited)
      stored.invitations.set(id, { by: stored.group.admin_user_id ?? '', at: minutesAgo(300) });
    const authors = [...stored.members.keys()];
    if (fields.approval_status !== 'pending')
      for (let made = 0; made < groupPosts; made += 1)
        community.posts.add(
          buildPost({
            id: `${id}-post-${String(groupPosts - made).padStart(2, '0')}`,
            user: community.accounts.member(authors[made % authors.length] ?? '') ?? null,
            content: WRITINGS[(index + made) % WRITINGS.length] ?? '',
            group_id: id,
            likes_count: (made * 5) % 13,
            created_at: minutesAgo(30 + index * 7 + made * 400),
          }),
        );
  }
}
