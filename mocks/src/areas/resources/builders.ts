import type { Resource } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';

/** Builds a published article of yesterday, with its own text. */
export function buildResource(overrides: Partial<Resource> = {}): Resource {
  return {
    id: 'resource-1',
    title: 'Menghitung harga pokok penjualan untuk toko kecil',
    description:
      'Langkah demi langkah menghitung harga pokok penjualan, lengkap dengan contoh toko kelontong.',
    resource_type: 'article',
    category: 'Finance',
    priority: 0,
    author_name: 'Maya Kusuma',
    author_organization: 'Klinik UMKM Nusantara',
    content_url: null,
    thumbnail_url: null,
    duration_minutes: null,
    read_time_minutes: 7,
    tags: ['HPP', 'pembukuan'],
    attachments: overrides.files?.map(({ id }) => id) ?? [],
    featured: false,
    approval_status: 'approved',
    views_count: 0,
    likes_count: 0,
    published_date: minutesAgo(60 * 24),
    body: 'Harga pokok penjualan adalah biaya langsung dari barang yang terjual.',
    files: [],
    ...overrides,
  };
}
