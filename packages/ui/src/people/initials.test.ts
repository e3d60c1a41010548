import { expect, test } from 'vitest';
import { AVATAR_COLOURS, avatarColour, initialsOf } from './initials.ts';

test.each([
  ['Siti Nurhaliza', 'SN'],
  ['Rina Kartika Sari', 'RS'],
  ['Yusuf', 'Y'],
  ['  budi   santoso ', 'BS'],
  ['PT. Maju (Jaya)', 'PJ'],
  ['- Tono -', 'T'],
  ['李 小龙', '李小'],
  ['Élodie Ångström', 'ÉÅ'],
  ['42 Bersaudara', '4B'],
  ['🙂', ''],
  ['', ''],
])('the initials of "%s" are "%s" (WID-024)', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has the same colour in any case and spacing (WID-005)', () => {
  expect(avatarColour('Siti Nurhaliza')).toBe(avatarColour('  siti  NURHALIZA '));
  expect(avatarColour('Siti Nurhaliza')).toBe(avatarColour('Siti Nurhaliza'));
});

test('all avatar colours are used about equally often', () => {
  const people = ['Siti', 'Budi', 'Dewi', 'Agus', 'Rina', 'Made', 'Hendra', 'Fitri', 'Yusuf', 'Ani']
    .flatMap((first) =>
      ['Wijaya', 'Santoso', 'Lestari', 'Gunawan', 'Putri'].map((last) => `${first} ${last}`),
    )
    .flatMap((name) => [name, `Haji ${name}`, `${name}, S.E.`, `${name} II`]);
  const counts = new Map<number, number>();
  for (const name of people)
    counts.set(avatarColour(name), (counts.get(avatarColour(name)) ?? 0) + 1);
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: AVATAR_COLOURS }, (_, index) => index + 1),
  );
  expect(Math.max(...counts.values())).toBeLessThan((people.length / AVATAR_COLOURS) * 2);
});
