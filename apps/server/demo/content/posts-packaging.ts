import type { DemoPost } from './post.ts';

/** Packaging, soap and trade that wastes little, oldest first. */
export const packagingPosts: readonly DemoPost[] = [
  {
    by: 'liem_kemas',
    text: 'Daftar ukuran kemasan standar kami, dari pouch 100 gram sampai karton ekspor. Simpan supaya tidak perlu pesan cetakan baru. Delapan dari sepuluh permintaan sebenarnya cukup dengan ukuran yang sudah ada. #kemasan',
    pictures: ['packages tanah', 'shelves indigo'],
    document: 'ukuran-kemasan-standar.pdf',
    comments: [
      [
        'euis_keripik',
        'Terima kasih Koh! Ternyata pouch saya ukurannya aneh sendiri 😅',
        [['liem_kemas', 'Nah, kalau ganti ke ukuran 5, hemat 11 persen, Ceu.']],
      ],
      [
        'frans_mete',
        'Very useful. Which one do you recommend for 250 g cashew with nitrogen?',
        [['liem_kemas', 'Number 8 with the foil layer. I will send you five pieces.']],
      ],
      ['maryam_mandailing', 'Disimpan, Nak Liem. Terima kasih.'],
    ],
  },
  {
    by: 'stefani_curah',
    text: 'One year of our refill shop: 9,400 jars filled, 31 suppliers, 22 of them found here. The most refilled item is not rice or coffee. It is *dish soap*, by a mile. Thank you @citra_sabun!',
    pictures: ['jars pagi', 'shelves daun', 'jars indigo', 'packages pagi'],
    comments: [
      [
        'citra_sabun',
        'Wah terharu! Padahal awalnya kamu cuma pesan 10 liter, ingat?',
        [['stefani_curah', 'And I asked for a return guarantee. Sorry about that 😄']],
      ],
      ['lilis_teh', 'Selamat ulang tahun tokonya, Neng!'],
      ['euis_keripik', 'Kaleng tukar minggu ini sudah jalan ya.'],
      ['dewi_hub', '22 dari 31 pemasok dari komunitas. Angka favorit kami tahun ini.'],
    ],
  },
  {
    by: 'citra_sabun',
    text: 'Curing sabun minimal 4 minggu, jangan ditawar. Sabun umur 2 minggu memang sudah bisa berbusa, tapi cepat lembek dan pelanggan tidak akan kembali. Sabar itu bahan baku.',
    comments: [
      ['tuti_jamu', 'Sabar itu bahan baku. Saya tempel di dapur, Mbak.'],
      ['hendrik_vco', 'Same with oil: rest it a week before bottling, and it stays clear.'],
    ],
  },
  {
    by: 'liem_kemas',
    text: 'Kraft paper prices at the mill went up for the second time this quarter. If you print boxes for the festive season, lock your quantity now; I can hold the old price for orders confirmed this week.',
    pictures: ['chart indigo'],
    comments: [
      ['yohana_kue', 'Kunci 3.000 dus kue, Koh. Desain sama.'],
      ['andi_kakao', 'Saya 1.000 kotak cokelat, ukuran nomor 3.'],
      [
        'nia_hijab',
        'Kotak hampers 500 ya Koh. Warna menyusul besok boleh?',
        [['liem_kemas', 'Boleh Bu, yang penting jumlahnya dulu.']],
      ],
    ],
  },
  {
    by: 'citra_sabun',
    text: 'Looking for used but clean 5 litre jerrycans, HDPE, in Malang or Surabaya. We sterilise and refill them. Up to 300 pieces a month, fair price per piece.',
    comments: [
      [
        'hendrik_vco',
        'Our Surabaya distributor empties about 80 a month. I will connect you.',
        [['citra_sabun', 'Terima kasih Kak Hendrik!']],
      ],
      ['rina_dapur', 'Kalau Bogor tidak terlalu jauh, saya kumpulkan 40 sebulan bekas minyak.'],
    ],
  },
  {
    by: 'sri_lurik',
    text: 'Mengganti plastik pembungkus kain dengan amplop dari sisa lurik. Pembeli malah menyimpan amplopnya untuk tempat kacamata 😊 Biayanya sama, limbahnya tidak ada.',
    comments: [
      [
        'ratna_canting',
        'Cerdas, Bu Sri. Saya punya perca batik sekarung, boleh minta pola amplopnya?',
        [['sri_lurik', 'Boleh, nanti saya gambar di kertas.']],
      ],
      ['stefani_curah', 'This is the packaging I dream about.'],
    ],
  },
  {
    by: 'gede_surya',
    text: 'Hitungan kasar panel surya untuk rumah produksi kecil: pemakaian siang 12 kWh, panel 3 kWp, balik modal sekitar 6 tahun kalau mesin dipakai siang hari. Kalau produksinya malam, *jangan dulu*. Lebih baik jujur daripada menjual. #surya',
    comments: [
      [
        'citra_sabun',
        'Produksi saya siang semua. Boleh dihitungkan, Bli?',
        [['gede_surya', 'Boleh, kirim tagihan listrik tiga bulan terakhir.']],
      ],
      [
        'putri_keramik',
        'Kiln listrik 9 kW sepertinya masih mimpi ya 😄',
        [['gede_surya', 'Untuk kiln, cicil dari lampu dan kipas dulu, Mbak.']],
      ],
      ['agus_konveksi', 'Mesin jahit 24 unit, siang. Saya kirim juga tagihannya.'],
    ],
  },
  {
    by: 'liem_kemas',
    text: 'Pouch bening kelihatan cantik, tapi untuk makanan berminyak **cahaya adalah musuh**. Kacang tengik dua kali lebih cepat di plastik bening. Kalau tetap ingin terlihat isinya, pakai jendela kecil di bawah.',
    comments: [
      ['laode_wuna', 'Pantas mete kami di etalase cepat bau. Ganti jendela kecil, Koh.'],
      [
        'euis_keripik',
        'Jendela kecil bentuk daun singkong bisa?',
        [['liem_kemas', 'Bisa, Ceu, asal jumlahnya 5.000.']],
      ],
      ['nurul_bawang', 'Bawang goreng juga kan ya? Terima kasih ilmunya.'],
    ],
  },
  {
    by: 'stefani_curah',
    text: 'Honest question to producers: would you join a *deposit system* for glass jars between our shops? Same jar, any member shop takes it back, washed centrally. I have the washing capacity, I need at least six brands.',
    comments: [
      ['andi_kakao', 'Untuk selai cokelat, ikut.'],
      ['tuti_jamu', 'Jamu cair saya ikut, asal tutupnya bisa rapat.'],
      [
        'hendrik_vco',
        'In. We already use the 250 ml you use.',
        [['stefani_curah', 'That makes three. Three to go!']],
      ],
      ['rahmat_madu', 'Madu sulit dicuci, tapi mau coba. Hitung saya.'],
      [
        'jenny_roa',
        'Sambal ikut, kalau bau roanya bisa hilang 😄',
        [['stefani_curah', 'We have baking soda and courage.']],
      ],
    ],
  },
  {
    by: 'ujang_bambu',
    text: 'Baki bambu ukuran A4 dan A5 siap 500 buah, cocok untuk hampers pengganti kotak karton. Setelah lebaran masih dipakai untuk nampan, tidak dibuang. #hampers',
    pictures: ['weave daun square'],
    comments: [
      [
        'yohana_kue',
        'Satu set hampers saya: toples, baki bambu, kain furoshiki. 150 baki A4, Kang.',
      ],
      [
        'ratna_canting',
        'Kain furoshikinya batik cap dari saya ya, Ci 😄',
        [['yohana_kue', 'Memang mau tanya Bu Ratna!']],
      ],
    ],
  },
  {
    by: 'citra_sabun',
    text: 'Terima kasih untuk audit dadakan dari pembeli kemarin. Temuannya tiga, semuanya benar, semuanya soal label. Besok kami perbaiki. Kritik yang sopan itu hadiah.',
    comments: [
      ['farid_halal', 'Sikap yang luar biasa. Kalau label perlu dicek sebelum cetak, kirim saja.'],
      ['linda_ekspor', 'Three label findings is a very good audit. I have seen thirty.'],
    ],
  },
];
