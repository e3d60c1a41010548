import type { Member } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { picture } from '../../core/pictures.ts';
import { minutesAgo } from '../../core/time.ts';
import { buildDocumentInfo, buildFileInfo } from '../files/builders.ts';
import { buildEvent } from './builders.ts';
import type { StoredEvent } from './communityEvents.ts';
import { SAMPLE_EVENTS } from './sampleEvents.ts';

const HOUR = 60;
/** Guests of the organized event: more than its 24 places, so some are on the waitlist. */
const GUESTS = [
  'Agus Salim',
  'Bambang Hartono',
  'Citra Maharani',
  'Dian Puspita',
  'Eko Prasetyo',
  'Fitri Handayani',
  'Gita Savitri',
  'Hadi Susanto',
  'Indah Permata',
  'Joko Widagdo',
  'Kartika Sari',
  'Lukman Hakim',
  'Maya Kusuma',
  'Nur Hidayat',
  'Oktavia Ningrum',
  'Putri Wulandari',
  'Rahmat Hidayatullah',
  'Sri Wahyuni',
  'Taufik Ismail',
  'Umi Kalsum',
  'Vina Melati',
  'Wayan Sudarta',
  'Yusuf Maulana',
  'Zahra Aulia',
];

/** Adds events in every state; `member-1` organizes two, has a place at one, awaits another. */
export function addSampleEvents(community: Community): void {
  const { communityEvents, eventRegistrations, accounts } = community;
  SAMPLE_EVENTS.forEach(({ in: hours, lasts, picture: seed, registered, ...sample }, index) => {
    const { hasFiles, ...fields } = sample;
    const id = idOf(index);
    const stored = communityEvents.add(
      buildEvent({
        max_attendees: null,
        venue: null,
        tags: [],
        ...fields,
        id,
        start_date: minutesAgo(-hours * HOUR),
        end_date: minutesAgo(-(hours + lasts) * HOUR),
        created_at: minutesAgo((30 * 24 + index) * HOUR),
      }),
    );
    if (seed !== undefined) addBanner(community, stored, seed);
    if (hasFiles) addFiles(community, stored);
    for (const memberId of registered ?? []) {
      const member = accounts.member(memberId);
      if (member) eventRegistrations.put(stored, member, { company: member.company_name });
    }
  });
  fillOwn(community);
}

/** Fills the organized event: guests, waitlisted and checked in, an edit and a message. */
function fillOwn({ communityEvents, eventRegistrations }: Community): void {
  const own = communityEvents.all().find(({ event }) => event.id === idOf(0));
  if (!own) return;
  GUESTS.forEach((full_name, index) => {
    const data =
      index % 6 === 0 ? { dietary_restrictions: 'Tanpa kacang', phone: '0812 5550 17' } : {};
    eventRegistrations.put(own, guest(full_name, index), data, undefined, index % 3 !== 2);
  });
  own.registrations.forEach((one, index) => {
    one.registeredAt = minutesAgo((60 - index) * 5 * HOUR);
  });
  own.event = { ...own.event, sequence: 1 };
  own.history.push({
    id: `${own.event.id}-edit-1`,
    editor_name: 'Siti Rahmawati',
    edited_at: minutesAgo(26 * HOUR),
    edit_reason: 'Gedung lama sedang diperbaiki',
    changes: { venue: own.event.venue, price: 75_000 },
    old_values: { venue: 'Gedung Societet', price: 90_000 },
  });
  own.messages.push({
    id: `${own.event.id}-message-1`,
    text: 'Bawa contoh produk Anda, paling besar satu koper. Meja sudah kami siapkan.',
    sent_at: minutesAgo(20 * HOUR),
  });
}

const guest = (full_name: string, index: number): Member => ({
  id: `guest-${index + 1}`,
  full_name,
  username: full_name.toLowerCase().replace(/\W+/g, '.'),
  company_name: index % 3 === 0 ? `Toko ${full_name.split(' ')[0]}` : null,
  location: 'Yogyakarta',
});

const idOf = (index: number) => `event-${String(index + 1).padStart(2, '0')}`;

function addBanner({ files }: Community, stored: StoredEvent, seed: number): void {
  const url = picture(seed, 1280, 720);
  const id = `${stored.event.id}-banner`;
  const info = buildFileInfo({
    id,
    category: 'events',
    filename: `${id}.jpg`,
    original_filename: 'spanduk.jpg',
    width: 1280,
    height: 720,
    description: stored.event.title,
    urls: { thumbnail: url, full: url, download: url },
  });
  stored.files.push({ kind: 'banner', info });
  files.add(info, 'member-1');
}

function addFiles({ files }: Community, stored: StoredEvent): void {
  const ids = [1, 2, 3].map((number) => `${stored.event.id}-picture-${number}`);
  const captions = ['Meja bicara tahun lalu', 'Kain tenun peserta', null];
  const gallery = ids.map((id, index) =>
    buildFileInfo(
      {
        id,
        category: 'events',
        filename: `${id}.jpg`,
        original_filename: `temu-${index + 1}.jpg`,
        description: captions[index] ?? null,
      },
      index + 2,
    ),
  );
  const document = buildDocumentInfo({
    id: `${stored.event.id}-document`,
    category: 'events',
    filename: `${stored.event.id}.pdf`,
    original_filename: 'Susunan Acara Temu Usaha.pdf',
    file_size: 348_160,
    description: 'Jadwal dan denah meja',
  });
  for (const info of gallery) stored.files.push({ kind: 'gallery', info });
  stored.files.push({ kind: 'document', info: document });
  for (const info of [...gallery, document]) files.add(info, 'member-1');
}
