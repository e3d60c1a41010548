import type { Refused } from './harness.ts';

// What several calls refuse, in the words of both languages.

export const POST_NOT_FOUND: Refused = {
  status: 404,
  en: 'Post not found',
  id: 'Postingan tidak ditemukan',
};
export const COMMENT_NOT_FOUND: Refused = {
  status: 404,
  en: 'Comment not found',
  id: 'Komentar tidak ditemukan',
};
export const FILE_NOT_FOUND: Refused = {
  status: 404,
  en: 'File not found',
  id: 'File tidak ditemukan',
};
export const NOT_ALLOWED: Refused = {
  status: 403,
  en: 'You are not allowed to do this',
  id: 'Anda tidak memiliki izin untuk melakukan ini',
};
export const ROOM_NOT_FOUND: Refused = {
  status: 404,
  en: 'Conversation not found',
  id: 'Percakapan tidak ditemukan',
};
