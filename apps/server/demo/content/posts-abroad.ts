import type { DemoPost } from './post.ts';

/** Notes in English, mostly by those who sell abroad, oldest first. */
export const abroadPosts: readonly DemoPost[] = [
  {
    by: 'linda_ekspor',
    text: 'Office hours: every Tuesday from three to five I answer export questions here, free of charge and in plain language. No question is too small. The small ones are usually the expensive ones.',
    comments: [
      ['okto_vanili', 'Three of mine are ready already. See you on Tuesday.'],
      [
        'rosma_ulos',
        'Bless you, Linda. I still have the label question.',
        [['linda_ekspor', 'You are first in line.']],
      ],
    ],
  },
  {
    by: 'komang_villa',
    text: 'Lesson from a hotel client: they do not buy the cheapest chair, they buy the chair they can *reorder in three years*. Keep your drawings, keep your stain recipe, write the batch number under the seat.',
    comments: [
      [
        'bambang_jati',
        'Nomor batch di bawah dudukan, mulai minggu ini kami kerjakan. Terima kasih Bli.',
      ],
      ['putri_keramik', 'Glaze recipes included. I learned this the hard way.'],
    ],
  },
  {
    by: 'hendrik_vco',
    text: 'Our coconut shells used to be waste. Now a charcoal maker collects them twice a week and the money pays for two school uniforms every month. Look at what leaves your yard for free.',
    comments: [
      [
        'citra_sabun',
        'The charcoal in my new soap comes from exactly those shells. Full circle!',
        [['hendrik_vco', 'I did not know that. You made my morning.']],
      ],
    ],
  },
  {
    by: 'aliong_lada',
    text: 'Pepper vines look healthy after the rain, flowering is early. If nothing goes wrong we expect a better crop than last year. I have been in this trade long enough to know that something always goes wrong.',
    comments: [
      ['hasan_cengkeh', 'Said like a true spice man.'],
      ['teuku_pala', 'Semoga panennya baik, Koh.'],
    ],
  },
  {
    by: 'stefani_curah',
    text: 'Looking for a maker of cotton produce bags, undyed, drawstring, three sizes, 500 each. Offcuts are fine, perfect seams are not needed, a fair wage for whoever sews them is.',
    comments: [
      [
        'agus_konveksi',
        'Kami ada sisa blacu, Mbak. Ibu-ibu sekitar bengkel bisa jahit. Saya kirim contoh besok.',
        [['stefani_curah', 'Wonderful, thank you Mas Agus.']],
      ],
      ['sri_lurik', 'Tali kolornya bisa dari sisa lurik kami, biar manis.'],
    ],
  },
  {
    by: 'cut_gayo',
    text: 'A café owner asked for a discount because “it is only beans”. I invited him to pick with us for one morning. He stayed until noon, carried eleven kilos, and **raised his order** before he left.',
    pictures: ['cherries pagi', 'terraces daun'],
    comments: [
      ['sahat_kopi', 'Undangan paling ampuh sedunia 😄'],
      ['yosep_baliem', 'Di Baliem saya ajak jalan kaki dulu ke kebun. Hasilnya sama.'],
      ['lilis_teh', 'Saya tiru untuk tamu kebun teh, Kak.'],
    ],
  },
  {
    by: 'umbu_ikat',
    text: 'We followed your advice: ready stock of twelve cloths, photographed on the same wall in the same light. Seven are sold. The buyers write that they finally *understand what they will get*.',
    pictures: ['tenun cabai tall'],
    comments: [
      [
        'linda_ekspor',
        'Seven out of twelve in how long?',
        [['umbu_ikat', 'Five weeks. Before, five months for three.']],
      ],
      ['wahyu_lapak', 'Same wall, same light. Sederhana dan berhasil.'],
    ],
  },
  {
    by: 'ketut_perak',
    text: 'Silver is up again, 4 percent in ten days. I will honour all quotations written before Monday. After that, the price of the metal goes on a separate line so that everyone sees what is craft and what is commodity.',
    comments: [
      ['umbu_ikat', 'Separate lines, very fair. I should do the same with indigo.'],
      ['lalu_mutiara', 'Setuju, Mbok. Transparan lebih enak.'],
    ],
  },
  {
    by: 'gede_surya',
    text: 'Free calculator for solar drying: how much roof, how many hours, how many kilos a day. It is one spreadsheet, it works offline, and it tells you when *not* to buy. Take it: [solar drying sheet](https://example.com/pengering-surya).',
    comments: [
      [
        'ruslan_takalar',
        'Untuk rumput laut bisa dipakai juga, Bli?',
        [['gede_surya', 'Bisa Pak, ganti kadar airnya di sel kuning.']],
      ],
      ['maryam_mandailing', 'Cucu Ibu sudah mengunduhnya, terima kasih Nak.'],
    ],
  },
  {
    by: 'liem_kemas',
    text: 'A reminder on barcodes: leave the white space left and right. Half of the rejected cartons I see have a beautiful design that starts one millimetre too early.',
    comments: [
      ['nia_hijab', 'Ini terjadi pada saya bulan lalu 😭'],
      ['jenny_roa', 'Noted. The new sambal label gets two extra millimetres.'],
    ],
  },
  {
    by: 'made_ubud',
    text: 'Carved my last piece of old teak from my grandfather’s rice barn today. It became a small tray for my daughter. Not everything needs to be sold.',
    pictures: ['packages tanah square'],
    comments: [
      ['bambang_jati', 'Indah, Bli. Kayu tua punya suara sendiri.'],
      ['tuti_jamu', 'Terharu membacanya.'],
      ['putri_keramik', 'Some things are inventory, some are inheritance.'],
    ],
  },
  {
    by: 'citra_sabun',
    text: 'We passed the buyer’s second audit with zero findings. The three label mistakes of last time are framed above the printer now, as a family portrait of sorts.',
    comments: [
      ['farid_halal', 'Selamat! Pigura terbaik di pabrik mana pun.'],
      ['linda_ekspor', 'Zero! Frame that as well.'],
    ],
  },
  {
    by: 'okto_vanili',
    text: 'All 24 kg of vanilla are spoken for: Semarang, Polewali and Takengon. Three buyers, three islands, not one middleman. Next season we plant forty more vines.',
    comments: [
      ['yohana_kue', 'Nastar vanila Nabire segera hadir 😍'],
      ['andi_kakao', 'Vanilinya wangi sekali, Kak. Terima kasih.'],
      ['cut_gayo', 'Takengon says thank you.'],
    ],
  },
  {
    by: 'wahyu_lapak',
    text: 'Small experiment: I replied to every one-star review of ten shops within two hours, politely, with a solution. Four of ten customers changed their rating. Nobody changes a rating for silence.',
    comments: [
      ['euis_keripik', 'Balas cepat memang obatnya. Asal jangan sambil emosi 😄'],
      [
        'deden_sepatu',
        'Saya dulu suka membela diri panjang lebar. Ternyata cukup minta maaf dan ganti.',
      ],
    ],
  },
  {
    by: 'rosma_ulos',
    text: 'The Singapore museum shop reordered: fifty shawls this time, and they asked for the *weaver’s story card* in the box. Forty women will read their own name in print.',
    pictures: ['tenun soga'],
    comments: [
      ['yanti_tenun', 'Nama penenun! Air mata bahagia, Kak.'],
      ['linda_ekspor', 'And the labels are perfect. Well done, Rosma.'],
      ['dewi_hub', 'Kabar terbaik minggu ini 🎉'],
    ],
  },
  {
    by: 'putri_keramik',
    text: 'Question to the food people: which bowl do you *really* reach for? I make seven sizes and I suspect the world needs three.',
    comments: [
      ['rina_dapur', '16 cm, agak dalam. Untuk semuanya.'],
      ['bang_jali', 'Yang muat soto segunung, Neng.'],
      ['lilis_teh', 'Yang kecil pas di dua tangan.'],
      [
        'yohana_kue',
        '16 dan 22. Sisanya cuma cantik di rak 😄',
        [['putri_keramik', 'So: 12, 16, 22. Thank you, panel!']],
      ],
    ],
  },
  {
    by: 'frans_mete',
    text: 'The first pouches are printed and they look better than I dared to hope. My father, who has cracked cashews for forty years, held one for a long time and said only: “So this is where they go.”',
    pictures: ['packages daun'],
    comments: [
      ['liem_kemas', 'This is why I like my job. Salam untuk Bapak.'],
      [
        'laode_wuna',
        'Kirim satu untuk ibu saya, saudara. Beliau juga pengupas.',
        [['frans_mete', 'Dua bungkus berangkat hari ini.']],
      ],
      ['mama_noken', 'Sehat selalu untuk Bapak.'],
    ],
  },
  {
    by: 'hasan_cengkeh',
    text: 'The clove container for Rotterdam is fumigated, sealed and on the water. My grandfather sold cloves to people who never told him where they went. Today I have a tracking link.',
    comments: [
      ['linda_ekspor', 'And I have the bill of lading, read twice. Congratulations, Pak Hasan.'],
      ['aliong_lada', 'What a sentence to end on.'],
      ['uda_rizal', 'Rempah kita berlayar lagi. Bangga, Abang.'],
    ],
  },
];
