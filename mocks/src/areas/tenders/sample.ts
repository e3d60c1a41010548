import type { Proposal } from '@saudagar/contract';
import type { Community } from '../../core/community.ts';
import { minutesAgo } from '../../core/time.ts';
import { buildDocumentInfo } from '../files/builders.ts';
import { buildProposal, buildTender } from './builders.ts';
import { SAMPLE_TENDERS } from './sampleTenders.ts';

const HOUR = 60;

/** Adds tenders in every state; `member-1` posts five and bids on four others. */
export function addSampleTenders(community: Community): void {
  const { tenders, accounts, files } = community;
  SAMPLE_TENDERS.forEach(({ poster, closes, posted, sealed, ...fields }, index) => {
    const id = idOf(index);
    const carried = index === 0 ? [drawing(id)] : [];
    for (const file of carried) files.add(file, poster);
    tenders.add(
      buildTender({
        company_name: null,
        contact_person: null,
        budget_min: null,
        budget_max: null,
        requirements: [],
        location: null,
        ...fields,
        id,
        deadline: minutesAgo(-closes * HOUR),
        created_at: minutesAgo(posted * HOUR),
        updated_at: minutesAgo(posted * HOUR),
        seal: sealed ? 'sealed' : null,
        posted_by_user: accounts.member(poster) ?? { id: poster },
        files: carried,
      }),
      minutesAgo(Math.max(0, -closes) * HOUR),
    );
  });
  received(community);
  sent(community);
}

/** Adds proposals on `member-1`'s tenders: one in every state, sealed and accepted ones. */
function received({ proposals }: Community): void {
  const put = (number: number, tender: number, bidder: string, fields: Partial<Proposal>) =>
    proposals.add(
      buildProposal({
        id: `proposal-${String(number).padStart(2, '0')}`,
        tender_id: idOf(tender),
        submitted_at: minutesAgo(number * 7 * HOUR),
        delivery_days: null,
        answers: [],
        ...fields,
      }),
      bidder,
    );
  put(1, 0, 'member-2', {
    delivery_days: 45,
    answers: ['Contoh dikirim dalam tujuh hari', 'Garansi rangka dua tahun', 'SVLK'],
  });
  put(2, 0, 'member-3', {
    company_name: 'Karya Kayu Semarang',
    contact_person: 'Ni Made Ayu Lestari',
    proposal_amount: 72_000_000,
    proposal_description: 'Produksi mesin dengan hasil akhir tangan. Bisa mulai minggu depan.',
    delivery_days: 60,
    answers: ['Ya', 'Satu tahun', 'Kayu rakyat dengan surat jalan'],
    status: 'under_review',
  });
  put(3, 0, 'member-4', {
    company_name: 'Jati Luhur',
    contact_person: 'Rizky Pratama',
    proposal_amount: 88_400_000,
    proposal_description: 'Jati kelas A, dengan pelatihan perawatan untuk staf Anda.',
    status: 'needs_clarification',
    feedback: 'Apakah harga sudah termasuk ongkos kirim ke tiga cabang?',
    thread: [
      {
        id: 'proposal-03-message-1',
        from: 'poster',
        text: 'Apakah harga sudah termasuk ongkos kirim ke tiga cabang?',
        sent_at: minutesAgo(3 * HOUR),
      },
    ],
  });
  put(4, 0, 'member-5', {
    company_name: 'Mebel Nusantara',
    contact_person: 'Dewi Anggraini',
    proposal_amount: 64_900_000,
    proposal_description: 'Kursi rakit dari Jepara, hemat ongkos kirim.',
    delivery_days: 30,
    status: 'rejected',
    feedback: 'Terima kasih. Kami mencari kursi utuh, bukan rakitan.',
  });
  put(5, 0, 'member-6', {
    company_name: 'Sentra Mebel Pasuruan',
    contact_person: 'Hendra Wijaya',
    proposal_amount: 81_000_000,
    proposal_description: 'Bengkel dengan 40 pengrajin, pengalaman ekspor lima belas tahun.',
    delivery_days: 40,
    status: 'accepted',
    feedback: 'Kami ambil 60 kursi pertama.',
  });
  put(6, 1, 'member-2', { proposal_amount: 98_765_000, delivery_days: 50 });
  put(7, 1, 'member-5', { proposal_amount: 104_321_000 });
  put(8, 2, 'member-3', {
    company_name: 'Studio Cahaya',
    contact_person: 'Ni Made Ayu Lestari',
    proposal_amount: 10_500_000,
    proposal_description: 'Dua hari pemotretan di studio kami, sudah termasuk penyuntingan.',
    delivery_days: 12,
    status: 'accepted',
  });
}

/** Adds proposals of `member-1` on others' tenders. */
function sent({ proposals }: Community): void {
  const put = (number: number, tender: number, fields: Partial<Proposal>) =>
    proposals.add(
      buildProposal({
        id: `proposal-own-${number}`,
        tender_id: idOf(tender),
        company_name: 'Kopi Tugu',
        contact_person: 'Siti Rahmawati',
        submitted_at: minutesAgo(number * 20 * HOUR),
        delivery_days: 21,
        answers: [],
        ...fields,
      }),
      'member-1',
    );
  put(1, 5, {
    proposal_amount: 48_000_000,
    proposal_description: 'Lurik dari dua belas penenun binaan kami di Bantul.',
    status: 'needs_clarification',
    feedback: 'Bisakah warna kunyit diganti indigo?',
    thread: [
      {
        id: 'proposal-own-1-message-1',
        from: 'poster',
        text: 'Bisakah warna kunyit diganti indigo?',
        sent_at: minutesAgo(2 * HOUR),
      },
    ],
  });
  put(2, 7, {
    proposal_amount: 231_500_000,
    proposal_description: 'Pemasangan oleh mitra kami di Makassar.',
  });
  put(3, 10, {
    proposal_amount: 61_000,
    proposal_description: 'Kami impor komponen serupa setiap bulan.',
    status: 'under_review',
  });
  put(4, 11, {
    proposal_amount: 9_800,
    proposal_description: 'Anyaman dari tiga desa di Tasikmalaya.',
    status: 'rejected',
    feedback: 'Harga baik, tetapi jadwal pengiriman terlalu lama.',
  });
}

const idOf = (index: number) => `tender-${String(index + 1).padStart(2, '0')}`;

const drawing = (id: string) =>
  buildDocumentInfo({
    id: `${id}-document`,
    category: 'tenders',
    filename: `${id}-document.pdf`,
    original_filename: 'Gambar Kerja Kursi Kafe.pdf',
    file_size: 412_000,
  });
