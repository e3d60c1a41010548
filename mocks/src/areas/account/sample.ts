import type { User } from '@saudagar/contract';
import { photoUrls } from '../../core/pictures.ts';
import { buildUser } from './builders.ts';

const PEOPLE: Partial<User>[] = [
  {},
  {
    full_name: 'Budi Santoso',
    username: 'budi.santoso',
    company_name: 'Kayu Jepara Mandiri',
    location: 'Jepara',
    industry_tags: ['furniture', 'wood'],
    is_verified: true,
  },
  {
    full_name: 'Ni Made Ayu Lestari',
    username: 'ayu_lestari',
    company_name: 'Kopi Kintamani',
    location: 'Denpasar',
    industry_tags: ['food', 'organic'],
    photo: null,
  },
  {
    full_name: 'Rizky Pratama',
    username: 'rizky.pratama',
    company_name: 'Sinar Elektronik',
    location: 'Surabaya',
    industry_tags: ['electronics', 'retail'],
    role: 'moderator',
  },
  {
    full_name: 'Dewi Anggraini',
    username: 'dewi_anggraini',
    company_name: null,
    location: 'Bandung',
    industry_tags: ['fashion'],
    photo: null,
  },
  {
    full_name: 'Hendra Wijaya',
    username: 'hendra.wijaya',
    company_name: 'Rempah Maluku Sejahtera',
    location: 'Ambon',
    industry_tags: ['spices', 'food'],
    role: 'admin',
    is_verified: true,
  },
];

/** Six Indonesian merchants, `member-1` … `member-6`: the fourth a moderator, the sixth an admin. */
export function sampleMembers(): User[] {
  return PEOPLE.map(person);
}

function person(overrides: Partial<User>, index: number): User {
  const number = index + 1;
  const username = overrides.username ?? 'siti.rahmawati';
  return buildUser({
    id: `member-${number}`,
    email: `${username.split(/[._]/)[0]}@saudagar.example`,
    photo: photoUrls(index),
    is_verified: index === 0,
    ...overrides,
  });
}
