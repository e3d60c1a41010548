import type { User } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { avatarUrls } from '../../core/pictures.ts';
import { minutesAgo } from '../../core/time.ts';
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

/** Returns six Indonesian merchants: `member-4` is a moderator, `member-6` an admin. */
function sampleMembers(): User[] {
  return PEOPLE.map(person);
}

const DAY = 24 * 60;

/**
 * Adds the sample members: the first with a full business profile, two other devices and a last
 * visit on the previous day, the second with half a profile.
 */
export function addSampleMembers({ accounts, profiles, visits }: Community): void {
  for (const [index, user] of sampleMembers().entries())
    accounts.add(user, { joinedAt: minutesAgo((400 - index * 20) * DAY) });
  accounts.openSession('member-1', {
    kind: 'phone',
    browser: 'Chrome',
    system: 'Android',
    created_at: minutesAgo(20 * DAY),
    last_used_at: minutesAgo(95),
  });
  accounts.openSession('member-1', {
    kind: 'desktop',
    browser: 'Firefox',
    system: 'Windows',
    created_at: minutesAgo(60 * DAY),
    last_used_at: minutesAgo(9 * DAY),
  });
  visits.set('member-1', minutesAgo(DAY));
  profiles.add('member-1', {
    business_name: 'Batik Parang Kencana',
    business_description:
      'Batik tulis dan cap dari Yogyakarta, dikerjakan 24 perajin di dua sanggar. Melayani pesanan grosir, seragam kantor, dan motif khusus.',
    industry: 'Textile & Fashion',
    founded_year: 1998,
    employee_count: '11-50',
    website: 'https://batikparang.example',
    business_email: 'pesan@batikparang.example',
    business_phone: '+62 274 555 0198',
    address: 'Jl. Tirtodipuran 27, Mantrijeron, Yogyakarta 55143',
    specialties: ['Batik tulis', 'Batik cap', 'Pewarna alami', 'Seragam kantor'],
    certifications: ['Batikmark INDONESIA', 'SVLK'],
  });
  profiles.add('member-2', {
    business_name: 'Kayu Jepara Mandiri',
    business_description: 'Mebel jati dan mahoni, ukir tangan.',
    industry: 'Manufacturing',
    website: 'https://kayujepara.example',
    specialties: ['Mebel jati'],
  });
}

function person(overrides: Partial<User>, index: number): User {
  const number = index + 1;
  const username = overrides.username ?? 'siti.rahmawati';
  return buildUser({
    id: `member-${number}`,
    email: `${username.split(/[._]/)[0]}@saudagar.example`,
    photo: avatarUrls(index),
    is_verified: index === 0,
    ...overrides,
  });
}
