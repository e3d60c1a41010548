import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const adminRefusals = {
  alreadyFlagged: {
    en: 'You have already flagged this content',
    id: 'Anda sudah melaporkan konten ini',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const adminLabels = {
  reason: { en: 'Reason', id: 'Alasan' },
  content_type: { en: 'Content type', id: 'Jenis konten' },
  content_id: { en: 'Content', id: 'Konten' },
} as const satisfies Wordings;
