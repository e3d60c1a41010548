import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const resourcesRefusals = {
  resourceNotFound: { en: 'Resource not found', id: 'Materi tidak ditemukan' },
  savedListNotFound: { en: 'List not found', id: 'Daftar tidak ditemukan' },
  savedListTaken: {
    en: 'You already have a list of this name',
    id: 'Anda sudah punya daftar dengan nama ini',
  },
  tooManySavedLists: {
    en: 'You can have at most 50 lists',
    id: 'Anda dapat memiliki paling banyak 50 daftar',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const resourcesLabels = {
  title: { en: 'Title', id: 'Judul' },
  resource_type: { en: 'Type', id: 'Jenis materi' },
  priority: { en: 'Priority', id: 'Prioritas' },
  author_name: { en: 'Author', id: 'Penulis' },
  author_organization: { en: 'Organization', id: 'Organisasi' },
  content_url: { en: 'Content address', id: 'Alamat konten' },
  thumbnail_url: { en: 'Picture address', id: 'Alamat gambar' },
  duration_minutes: { en: 'Duration', id: 'Durasi' },
  read_time_minutes: { en: 'Read time', id: 'Waktu baca' },
  tags: { en: 'Tags', id: 'Label' },
  featured: { en: 'Featured', id: 'Pilihan' },
  draft_mode: { en: 'Draft', id: 'Draf' },
  body: { en: 'Article text', id: 'Isi artikel' },
  approval_status: { en: 'Status', id: 'Status persetujuan' },
  active_only: { en: 'Active only', id: 'Hanya yang aktif' },
  search: { en: 'Search text', id: 'Kata pencarian' },
  ids: { en: 'Ids', id: 'Id materi' },
  list: { en: 'List', id: 'Daftar' },
  progress: { en: 'Progress', id: 'Kemajuan' },
  list_ids: { en: 'Lists', id: 'Daftar simpanan' },
} as const satisfies Wordings;
