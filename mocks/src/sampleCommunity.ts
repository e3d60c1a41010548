import type { FileInfo, User } from '@saudagar/contract';
import {
  buildComment,
  buildDocumentInfo,
  buildFileInfo,
  buildPost,
  buildUser,
} from './builders.ts';
import { Community } from './community.ts';
import { photoUrls } from './pictures.ts';
import { minutesAgo } from './time.ts';

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

const WRITINGS = [
  'Koleksi batik tulis musim ini sudah siap kirim. Terima pesanan **grosir** mulai 20 potong! #batik #grosir',
  'Mencari pemasok kayu jati bersertifikat untuk pesanan ekspor bulan depan. Ada rekomendasi, @budi.santoso? #kayu',
  'Panen kopi Kintamani tahun ini bagus sekali. Sampel 250 g kami kirim gratis untuk kedai baru. #kopi #organik',
  'We are looking for distributors of household electronics in East Java. Details in the catalogue. #electronics',
  'Terima kasih untuk semua yang mampir ke stan kami di *Jakarta Fair*. Sampai jumpa tahun depan!',
  'Harga cengkeh naik 8% minggu ini. Lihat [laporan lengkapnya](https://example.com/harga-cengkeh). #rempah',
  'Gudang baru kami di Sidoarjo sudah beroperasi, pengiriman ke Indonesia timur jadi __dua hari__ lebih cepat.',
  'Bagaimana cara teman-teman menghitung ongkos kirim untuk barang besar seperti lemari?',
];

/**
 * Six Indonesian merchants (`member-1` … `member-6`, one a moderator, one an admin) with their
 * posts, pictures, comments and likes. Always the same. `posts` says how many, 24 by default.
 */
export function sampleCommunity({ posts = 24 }: { posts?: number } = {}): Community {
  const community = new Community();
  const people = PEOPLE.map(person);
  for (const user of people) community.accounts.add(user);
  for (let index = 0; index < posts; index += 1) {
    const author = people[index % people.length] ?? buildUser();
    const files = filesOf(index);
    for (const file of files) community.files.add(file, author.id);
    community.posts.add(
      buildPost({
        id: postId(posts - index),
        user_id: author.id,
        content: WRITINGS[index % WRITINGS.length] ?? '',
        created_at: minutesAgo(4 + index * index * 11),
        likes_count: (index * 7) % 23,
        files,
      }),
    );
  }
  if (posts > 0) addThreads(community, people, postId(posts));
  return community;
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

/** The oldest post is the first. */
function postId(number: number): string {
  return `post-${String(number).padStart(3, '0')}`;
}

function filesOf(index: number): FileInfo[] {
  const image = (nth: number) =>
    buildFileInfo(
      {
        id: `file-${index}-${nth}`,
        filename: `file-${index}-${nth}.jpg`,
        original_filename: `foto-${index}-${nth}.jpg`,
      },
      index + nth,
    );
  const document = () =>
    buildDocumentInfo({ id: `file-${index}-pdf`, filename: `file-${index}-pdf.pdf` });
  if (index % 8 === 0) return [image(1), image(2), image(3)];
  if (index % 8 === 2) return [image(1)];
  return index % 8 === 3 ? [document()] : [];
}

function addThreads(community: Community, people: readonly User[], postId: string): void {
  const said = [
    'Boleh minta katalog dan daftar harganya?',
    'Sudah saya kirim lewat pesan, silakan dicek.',
    'Kualitasnya bagus, kami sudah dua kali pesan.',
  ];
  const comments = said.map((content, index) =>
    buildComment({
      id: `comment-${index + 1}`,
      user_id: people[index + 1]?.id ?? 'member-1',
      content,
      parent_comment_id: index === 1 ? 'comment-1' : null,
      created_at: minutesAgo(3 - index),
    }),
  );
  for (const comment of comments) community.posts.addComment(postId, comment);
}
