import { handwritten } from './handwriting.ts';

/** A page to be photographed, or a screen as it is. */
export interface Subject {
  html: string;
  width: number;
  height: number;
}

const page = (width: number, height: number, style: string, body: string): Subject => ({
  width,
  height,
  html: `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}
body{width:${width}px;height:${height}px;overflow:hidden;font:24px/1.35 'Open Sans';position:relative;${style}</style>${body}`,
});

/** Bars of a parcel's code, from the letters of its number. */
const bars = (code: string) =>
  `<div style="display:flex;height:110px;gap:0">${Array.from(code.repeat(3), (letter, index) => {
    const value = letter.charCodeAt(0) + index * 7;
    return `<i style="width:${3 + (value % 4) * 3}px;background:#111"></i><i style="width:${3 + (value % 3) * 3}px"></i>`;
  }).join('')}</div>`;

const rows = (list: readonly (readonly string[])[]) =>
  list.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');

const statusBar = (time: string, battery: number, style = '') =>
  `<header style="display:flex;justify-content:space-between;padding:12px 28px;font-size:22px;${style}"><b>${time}</b><span>4G&ensp;${battery}%</span></header>`;

const bubble = (text: string, time: string, isOwn = false) =>
  `<p style="max-width:82%;margin:0 ${isOwn ? '24px 18px auto' : 'auto 18px 24px'};width:fit-content;padding:12px 18px 8px;border-radius:16px;background:${isOwn ? '#d6f2d0' : '#fff'};box-shadow:0 1px 2px #0003;white-space:pre-line">${text}<small style="float:right;margin:8px 0 0 24px;color:#7a8a86;font-size:17px">${time}</small></p>`;

const chat = (name: string, time: string, battery: number, height: number, body: string) =>
  page(
    720,
    height,
    'background:#ece3d8}',
    `<div style="background:#17635a;color:#fff">${statusBar(time, battery)}<div style="padding:12px 28px 20px;font-size:30px"><b>‹&ensp;${name}</b><br><span style="font-size:20px;opacity:.8">online</span></div></div><main style="padding-top:24px">${body}</main>`,
  );

/** A price list as it goes round in a chat: one long message, cut off at both ends. */
export const priceChat = chat(
  'Grosir Batik PKL',
  '05.47',
  11,
  1280,
  bubble('Assalamualaikum kak, minta PL terbaru dong', '05.31', true) +
    bubble(
      `<b>PRICE LIST RESELLER NOV</b>
(harga bisa berubah sewaktu2)

- Kain cap 115x200  <b>68rb</b>
- Kain cap prima  <b>85rb</b>
- Kombinasi tulis  <b>165rb</b>
- Tulis halus  mulai <b>450rb</b>
- Sarung cap  <b>72rb</b>
- Kemeja pjg M-XL  <b>135rb</b>
   XXL +10rb / XXXL +15rb
- Daster adem  <b>48rb</b>
- Perca 1kg  <b>35rb</b>

!! MIN 10 pcs campur motif
!! Kodian (20) pot 5%
!! 100 pcs ke atas JAPRI

Transfer dulu baru kirim ya kak
No retur kecuali salah kirim`,
      '05.38',
    ) +
    bubble('Yg cap prima warna soga ada brp?', '05.44', true) +
    bubble('12 lembar kak tinggal itu', '05.45') +
    bubble('keep semua', '05.45', true) +
    bubble('siaap', '05.46'),
);

/** A list of prices so long that the telephone stitched it from several screens. */
export const longList = page(
  600,
  2600,
  'background:#fff}td{border:1px solid #cfd6d4;padding:5px 10px;font-size:19px}td:last-child{text-align:right}tr:nth-child(odd){background:#eef5ee}table{border-collapse:collapse;width:100%}',
  `${statusBar('22.03', 38)}<h1 style="padding:10px 16px;font-size:26px;background:#1d6f42;color:#fff">STOK GUDANG (belum final).xlsx</h1><table>${rows(
    Array.from({ length: 72 }, (_, index) => {
      const goods = [
        'Toples 300',
        'Toples 500',
        'Standing pouch',
        'Kraft A5',
        'Botol 150',
        'Botol 250',
        'Besek 15',
        'Stiker',
      ];
      const finish = [
        'polos',
        'doff',
        'jendela',
        'tutup emas',
        'tutup bambu',
        'segel',
        'isi 50',
        'isi 100',
        'KW2',
      ];
      return [
        `${index + 4}`,
        `${goods[index % 8]} ${finish[(index * 5) % 9]}`,
        `${(index * 37) % 460}`,
        `${(1450 + ((index * 725) % 9300)).toLocaleString('id-ID')}`,
      ];
    }),
  )}</table>`,
);

/** A receipt of a transfer as a bank's app shows it. */
export const transfer = page(
  720,
  1280,
  'background:linear-gradient(#0b4f8a,#0b4f8a 560px,#f2f5f8 560px)}td{padding:13px 0;color:#5b6b7a;font-size:22px}td+td{text-align:right;color:#16222e;font-weight:bold}table{width:100%}',
  `${statusBar('16.52', 64, 'color:#fff')}<div style="text-align:center;color:#fff;padding:60px 0 30px"><div style="margin:auto;width:120px;height:120px;border-radius:50%;background:#2fb574;padding:34px"><svg viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="4"><path d="M3 13l6 6L21 5"/></svg></div><h1 style="font-size:34px;margin-top:24px">Transfer Berhasil</h1><p>28 Nov, 16:51:07 WIB</p></div><main style="margin:0 36px;padding:30px 36px;border-radius:24px;background:#fff;box-shadow:0 4px 18px #0002"><p style="text-align:center;color:#5b6b7a">Nominal</p><p style="text-align:center;font-size:50px"><b>Rp4.600.000</b></p><table>${rows(
    [
      ['Ke', 'RATNA WULAND***'],
      ['Bank', 'BANK CONTOH'],
      ['Rekening', '•••• •••• 0196'],
      ['Dari', 'MEILIANA TA**'],
      ['Biaya', 'Rp2.500'],
      ['Berita', 'dp kain 4 pis'],
      ['No. ref', '20281128165107440012'],
    ],
  )}</table></main>`,
);

/** A till's receipt on thin paper. */
export const receipt = page(
  460,
  1040,
  "background:#f6f4ee;padding:34px 30px;color:#2b2b33;font:bold 21px/1.4 'Open Sans';letter-spacing:.5px}td{font-size:20px;padding:3px 0}td:last-child{text-align:right}table{width:100%}hr{border:0;border-top:3px dashed #555;margin:14px 0}",
  `<div style="text-align:center">TOKO PLASTIK &amp; KEMASAN<br>SUMBER REJEKI 2<br><small>Psr Legi Blok C-17 (samping musola)</small></div><hr><table>${rows(
    [
      ['28/11 07:12', 'kasir: YNT'],
      ['POUCH DOFF 14X22', ''],
      ['&ensp;5 x 38.500', '192.500'],
      ['TOPLES 300 TTP EMS', ''],
      ['&ensp;48 x 2.150', '103.200'],
      ['LAKBAN BENING 6PK', '54.000'],
      ['STIKER EXP', ''],
      ['&ensp;2 x 7.500', '15.000'],
      ['TALI RAFIA HTM', '12.500'],
      ['KRESEK 28 (1KG)', '31.000'],
    ],
  )}</table><hr><table style="font-size:26px">${rows([
    ['TOTAL', '408.200'],
    ['BAYAR', '410.000'],
    ['KEMBALI', '1.800'],
  ])}</table><hr><div style="text-align:center">BARANG YG SUDAH DIBELI<br>TIDAK DPT DITUKAR<br>** TRIMS **<div style="margin:18px 20px 0">${bars('7281')}</div></div>`,
);

/** A label on a parcel, with an address that overflows its lines. */
export const label = page(
  800,
  1000,
  'background:#fffdf8;padding:34px;border:6px solid #111}h2{font-size:30px}',
  `<div style="display:flex;justify-content:space-between;border-bottom:5px solid #111;padding-bottom:18px"><b style="font-size:52px">KARGO</b><b style="font-size:40px">REG · 9/12 koli</b></div><div style="padding:24px 0 10px">${bars('BTK0098812')}</div><b style="font-size:36px;letter-spacing:7px">BTK 0098 8127 44</b><div style="display:grid;gap:16px;margin-top:22px"><p>PENERIMA</p><h2>Bu Hj. Siti (rotan) / toko ANYAM PESISIR</h2><p style="font-size:27px">Jl. Tegalwangi no 8 RT 03/02, masuk gang sebelah pos ronda, pagar ijo, Weru, Kab. Cirebon</p><p>PENGIRIM: Canting Ratna, Pekalongan</p><p style="font-size:44px;border:5px solid #111;padding:6px 18px;width:fit-content"><b>JANGAN DIBANTING !!</b></p></div>`,
);

/** A page of a stock book, written by hand. */
export const stockBook = (random: () => number) =>
  page(
    820,
    1100,
    'background:repeating-linear-gradient(#f7f3e3 0 52px,#a9bfd8 52px 54px)}',
    `<i style="position:absolute;left:74px;top:0;bottom:0;width:3px;background:#d88"></i>${handwritten(
      [
        'STOK SABTU',
        '',
        'JAHE MERAH   42 KG',
        'KUNYIT       18,5',
        '~KENCUR       7 KG',
        'KENCUR  HABIS',
        'SECANG       40 - BANG JALI',
        'KAPULAGA     2 1/2',
        'BOTOL 250    6 DUS',
        'TUTUP   KURANG 48',
        '',
        '~HUTANG YU NAH  85.000',
        'TITIP PAK RT  2 BTL',
        'BELI GULA AREN 10',
        '',
        'TOTAL = 1.240.000',
        'SETOR SENIN PAGI',
      ],
      '#23408e',
      random,
    )}`,
  );

/** A merchant's mark, as a friend with a drawing program made it. */
export const mark = (letters: string, name: string, ink: string, ground: string) =>
  page(
    320,
    320,
    `background:${ground};color:${ink};display:grid;place-content:center;text-align:center}`,
    `<b style="font-size:118px;line-height:1;letter-spacing:-6px">${letters}</b><b style="font-size:25px;border-top:5px solid;padding-top:8px;margin-top:8px">${name}</b>`,
  );
