import type { DemoConversation } from './conversation.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What the demo's accounts find under Messages: talks of trade, in both languages. */
export const conversations: readonly DemoConversation[] = [
  {
    between: ['ratna_canting', 'mei_kain'],
    ago: 6,
    unread: { ratna_canting: 3 },
    said: [
      ['mei_kain', 'Mbak Ratna, selamat siang. Kain primisima 240 yard yang kemarin masih ada?'],
      ['ratna_canting', 'Siang, Ci. Masih, tinggal 6 pis. Mau diambil semua?', 14],
      ['mei_kain', 'Ambil 4 dulu. Harganya tetap?', 3],
      [
        'ratna_canting',
        'Tetap: **Rp 1.150.000** per pis, sudah termasuk ongkir ke Tanah Abang.',
        5,
      ],
      ['mei_kain', 'Deal. Transfer sore ini ya.', 2],
      ['ratna_canting', 'Siap, Ci. Begitu masuk, langsung saya packing. 🙏', 1],
      ['mei_kain', 'Sudah saya transfer, Rp 4.600.000. Tolong dicek.', 1 * DAY - 3 * HOUR],
      ['ratna_canting', 'Sudah masuk, terima kasih banyak! Resinya menyusul besok pagi.', 22],
      [
        'ratna_canting',
        'Ini kainnya sebelum dikemas, Ci. Warnanya pas dengan contoh.',
        15 * HOUR,
        'parang indigo',
      ],
      ['mei_kain', 'Wah, cantik sekali. Persis.', 31],
      ['mei_kain', 'Oh ya, untuk Lebaran saya butuh 20 pis lagi. Sanggup bulan Januari?', 4],
      ['mei_kain', 'Kalau sanggup, saya kunci harganya sekarang.', 1],
    ],
  },
  {
    between: ['ratna_canting', 'linda_ekspor'],
    ago: 47,
    unread: { ratna_canting: 1 },
    said: [
      [
        'linda_ekspor',
        'Hi Ratna, a buyer in Rotterdam is asking for hand-drawn batik table runners, 40 × 180 cm.',
      ],
      ['ratna_canting', 'Hello Bu Linda! We can do that. How many, and by when?', 18],
      ['linda_ekspor', '300 pieces, three designs, shipped by the end of February.', 6],
      [
        'ratna_canting',
        'Three designs is fine. For 300 pieces we need eight weeks, so it just fits.',
        25,
      ],
      ['linda_ekspor', 'Good. They ask for natural dyes only, with a certificate.', 4],
      [
        'ratna_canting',
        'We use indigo, soga and tingi. I will send you the lab report from last year.',
        9,
      ],
      ['linda_ekspor', 'Perfect. What would be your price per piece, FOB Semarang?', 2 * HOUR],
      ['ratna_canting', 'Rp 185.000 for 300 pieces. Below 200 it would be Rp 210.000.', 35],
      ['linda_ekspor', 'I passed it on. Their answer should be here by Friday.', 1 * DAY],
      ['ratna_canting', 'Thank you, Bu. I keep the production slot free until then.', 12],
      ['linda_ekspor', 'They said yes! Purchase order follows tonight. 🎉', 1 * DAY + 2 * HOUR],
    ],
  },
  {
    name: 'Pameran Jakarta, stan B-12',
    between: [
      'dewi_hub',
      'ratna_canting',
      'made_ubud',
      'putri_keramik',
      'siti_rotan',
      'komang_villa',
    ],
    ago: 95,
    unread: { made_ubud: 4, dewi_hub: 2 },
    said: [
      [
        'dewi_hub',
        'Selamat datang di grup stan B-12! Di sini kita atur jadwal jaga, angkutan, dan tata letak.',
      ],
      ['putri_keramik', 'Terima kasih, Mbak Dewi. Ukuran stannya jadi berapa?', 7],
      ['dewi_hub', '6 × 4 meter, dua sisi terbuka. Colokan ada di pojok kiri belakang.', 3],
      ['siti_rotan', 'Saya bawa 4 kursi dan 1 meja rotan untuk sudut tamu. Sekalian dipajang.', 11],
      [
        'made_ubud',
        'Bagus. Rak kayu dari saya: dua buah, tinggi 180 cm. Bisa dibongkar pasang.',
        6,
      ],
      [
        'ratna_canting',
        'Dinding belakang boleh saya pasangi kain panjang? Tiga lembar, satu warna.',
        9,
      ],
      [
        'dewi_hub',
        'Boleh sekali. Yang indigo kalau bisa, supaya senada dengan keramik Mbak Putri.',
        4,
      ],
      [
        'putri_keramik',
        'Setuju! Mangkuk hijau lautku pasti menonjol di depannya.',
        2,
        'pottery pesisir',
      ],
      ['komang_villa', 'I can send two people on Saturday and Sunday, both speak Mandarin.', 40],
      ['dewi_hub', 'That helps a lot, Komang. Weekend mornings are the busiest.', 5],
      [
        'made_ubud',
        'Truk dari Ubud berangkat Senin malam. Masih ada tempat setengah bak, siapa mau titip?',
        20 * HOUR,
      ],
      [
        'siti_rotan',
        'Dari Cirebon naik truk saya sendiri, Bli. Tapi pulangnya mau titip kursi contoh.',
        16,
      ],
      ['made_ubud', 'Siap, Bu. Nanti kita tata pas bongkar stan.', 3],
      ['ratna_canting', 'Kain saya cuma dua koli, ikut kereta saja. Sampai Selasa siang.', 8],
      [
        'dewi_hub',
        '**Jadwal jaga**\nRabu–Kamis: Ratna, Siti\nJumat: Putri, Made\nSabtu–Minggu: tim Komang dan saya',
        5 * HOUR,
      ],
      ['putri_keramik', 'Jumat aman.', 4],
      ['siti_rotan', 'Rabu–Kamis siap.', 13],
      ['ratna_canting', 'Siap juga. Kita ketemu di lobi timur jam 8?', 2],
      ['komang_villa', 'All good from our side.', 26],
      ['siti_rotan', 'Jam 8 di lobi timur. Saya bawakan tahu gejrot. 😄', 5],
    ],
  },
  {
    between: ['made_ubud', 'bambang_jati'],
    ago: 3 * HOUR,
    unread: { made_ubud: 1 },
    said: [
      ['bambang_jati', 'Bli Made, kayu suar lebar 90 senti untuk meja rapat, masih ada?'],
      [
        'made_ubud',
        'Masih dua lembar, Pak. Panjang 3,2 meter, tebal 8 senti, kadar air 12 persen.',
        34,
      ],
      ['bambang_jati', 'Pas. Boleh minta foto sisi bawahnya?', 6],
      ['made_ubud', 'Besok pagi saya foto, sekarang masih ditumpuk.', 3],
      [
        'made_ubud',
        'Pak, sudah saya turunkan. Satu lembar ada mata kayu kecil di ujung, satu lagi bersih.',
        17 * HOUR,
      ],
      ['bambang_jati', 'Ambil yang bersih. Yang satu lagi tolong disimpan sampai Jumat.', 25],
    ],
  },
  {
    between: ['made_ubud', 'komang_villa'],
    ago: 9 * HOUR,
    said: [
      [
        'komang_villa',
        'Morning Made. The six bedside tables arrived, guests already ask where they are from.',
      ],
      ['made_ubud', 'Good morning! Glad to hear it. Were the corners fine after the trip?', 12],
      ['komang_villa', 'Not a scratch. Could you make a low bench in the same wood? 140 cm.', 5],
      ['made_ubud', 'Sure. Three weeks, Rp 2.400.000, oiled or waxed as you like.', 28],
      ['komang_villa', 'Oiled please. Thank you!', 2],
    ],
  },
  {
    between: ['ratna_canting', 'made_ubud'],
    ago: 1 * DAY + 2 * HOUR,
    said: [
      [
        'made_ubud',
        'Mbak Ratna, untuk gantungan kain di stan nanti saya buatkan dari bambu atau kayu?',
      ],
      ['ratna_canting', 'Kayu saja, Bli. Yang ramping supaya motifnya tidak tertutup.', 19],
      ['made_ubud', 'Siap. Lebar 115 senti cukup?', 4],
      ['ratna_canting', 'Cukup. Tiga batang ya. Nanti saya ganti ongkosnya.', 7],
      ['made_ubud', 'Tidak usah, tukar dengan satu sapu tangan batik saja untuk istri saya. 😊', 3],
      ['ratna_canting', 'Dua sekalian! Terima kasih, Bli.', 6],
    ],
  },
  {
    between: ['ratna_canting', 'agus_konveksi'],
    ago: 2 * DAY,
    said: [
      [
        'agus_konveksi',
        'Mbak, seragam 120 potong sudah selesai dijahit. Mau diambil atau dikirim?',
      ],
      ['ratna_canting', 'Dikirim ke Pekalongan ya, Mas. Pakai kargo biasa.', 44],
      ['agus_konveksi', 'Siap. Total 9 koli, ongkirnya Rp 312.000.', 15],
      [
        'ratna_canting',
        'Oke, ditagihkan sekalian saja. Jahitannya rapi sekali, Mas. Terima kasih.',
        21 * HOUR,
      ],
      ['agus_konveksi', 'Sama-sama, Mbak. Ditunggu pesanan berikutnya.', 5],
    ],
  },
  {
    name: 'Tim moderator',
    between: ['dewi_hub', 'made_ubud'],
    ago: 5 * HOUR,
    unread: { made_ubud: 1 },
    said: [
      ['dewi_hub', 'Pagi, Bli. Ada dua laporan baru soal iklan pinjaman di kolom komentar.'],
      ['made_ubud', 'Sudah saya lihat. Akunnya baru semua, isinya sama persis.', 13],
      ['dewi_hub', 'Kalau begitu kita sembunyikan dulu, lalu akunnya kita tinjau sore nanti.', 6],
      ['made_ubud', 'Setuju.', 1],
      [
        'dewi_hub',
        'Sudah beres, keduanya dinonaktifkan. Terima kasih sudah cepat menanggapi.',
        6 * HOUR,
      ],
    ],
  },
  {
    between: ['dewi_hub', 'wahyu_lapak'],
    ago: 7 * HOUR,
    unread: { dewi_hub: 2 },
    said: [
      ['dewi_hub', 'Mas Wahyu, berkenan mengisi kelas daring soal foto produk bulan depan?'],
      ['wahyu_lapak', 'Wah, dengan senang hati. Berapa lama dan untuk berapa peserta?', 50],
      ['dewi_hub', 'Satu jam, sekitar 80 peserta. Kebanyakan baru mulai jualan daring.', 8],
      [
        'wahyu_lapak',
        'Siap. Saya siapkan contoh sebelum dan sesudah dari toko dampingan.',
        17 * HOUR,
      ],
      ['wahyu_lapak', 'Kalau bisa jangan hari Senin ya, gudang selalu ramai.', 2],
    ],
  },
];
