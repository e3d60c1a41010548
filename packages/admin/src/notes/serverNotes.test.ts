import { expect, test } from 'vitest';
import { formatNotes, type NoteWords } from './serverNotes.ts';

const words: NoteWords = {
  role: (role) => ({ user: 'Pengguna', moderator: 'Moderator', admin: 'Admin' })[role],
  action: (action) => (action === 'change_role' ? 'Peran diubah' : action),
  day: (day) => `hari ${day}`,
  filter: (filter, value) =>
    filter === 'active_only' ? 'Hanya yang aktif' : `${filter}: ${value}`,
};
const noteOf = (action_type: string, notes: string | null) =>
  formatNotes({ action_type, notes }, words);

test('notes of a role change name both roles in the reader’s language', () => {
  expect(noteOf('change_role', 'user → admin')).toBe('Pengguna → Admin');
  expect(noteOf('change_role', 'user → owner')).toBe('Pengguna → owner');
});

test('notes of an export name its filters in the reader’s language', () => {
  expect(noteOf('export_users', 'active_only=true&search=batik+tulis&role=user')).toBe(
    'Hanya yang aktif; role: Pengguna; search: batik tulis',
  );
  expect(noteOf('export_log', 'action_type=change_role&from=2026-03-01')).toBe(
    'action_type: Peran diubah; from: hari 2026-03-01',
  );
  expect(noteOf('export_users', 'active_only=false')).toBeNull();
});

test('notes written by a person or another server stay unchanged', () => {
  expect(noteOf('warn_user', ' Hormati sesama. ')).toBe('Hormati sesama.');
  expect(noteOf('export_users', 'asked for by the tax office')).toBe('asked for by the tax office');
  expect(noteOf('dismiss_flag', '  ')).toBeNull();
});
