import type { FileInfo, User } from '@saudagar/contract';
import type { Community, SampleOptions } from '../../core/community.ts';
import { minutesAgo } from '../../core/time.ts';
import { buildUser } from '../account/builders.ts';
import { buildDocumentInfo, buildFileInfo } from '../files/builders.ts';
import { buildComment, buildPost } from './builders.ts';

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

/** Adds posts of all members with pictures, likes and comments. */
export function addSamplePosts(community: Community, { posts = 24 }: SampleOptions): void {
  const people = community.accounts.active();
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
}

/** Numbers posts from the oldest. */
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
  const texts = [
    'Boleh minta katalog dan daftar harganya?',
    'Sudah saya kirim lewat pesan, silakan dicek.',
    'Kualitasnya bagus, kami sudah dua kali pesan.',
  ];
  const comments = texts.map((content, index) =>
    buildComment({
      id: `comment-${index + 1}`,
      user_id: people[index + 1]?.id ?? 'member-1',
      content,
      parent_comment_id: index === 1 ? 'comment-1' : null,
      created_at: minutesAgo(3 - index),
    }),
  );
  for (const comment of comments) community.comments.add(postId, comment);
}
