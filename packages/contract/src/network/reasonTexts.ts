import type { IndustryTag } from '../account/account.ts';
import type { Locale } from '../core/locale.ts';

/** What members have in common, told to one of them. */
interface ReasonTexts {
  industries(names: string): string;
  region(name: string): string;
  mutual(count: number): string;
  tags: Record<IndustryTag, string>;
}

const en: ReasonTexts = {
  industries: (names) => `You both trade in ${names}`,
  region: (name) => `Also in ${name}`,
  mutual: (count) => (count === 1 ? '1 mutual connection' : `${count} mutual connections`),
  tags: {
    textile: 'textiles',
    manufacturing: 'manufacturing',
    fashion: 'fashion',
    electronics: 'electronics',
    retail: 'retail',
    technology: 'technology',
    organic: 'organic goods',
    food: 'food',
    sustainable: 'sustainable goods',
    furniture: 'furniture',
    home: 'homeware',
    wood: 'wood',
    spices: 'spices',
  },
};

const id: ReasonTexts = {
  industries: (names) => `Sama-sama berdagang ${names}`,
  region: (name) => `Sama-sama di ${name}`,
  mutual: (count) => `${count} koneksi yang sama`,
  tags: {
    textile: 'tekstil',
    manufacturing: 'hasil manufaktur',
    fashion: 'fesyen',
    electronics: 'elektronik',
    retail: 'eceran',
    technology: 'teknologi',
    organic: 'produk organik',
    food: 'makanan',
    sustainable: 'produk ramah lingkungan',
    furniture: 'mebel',
    home: 'perlengkapan rumah',
    wood: 'kayu',
    spices: 'rempah',
  },
};

/** The texts of reasons for a suggestion, by language. */
export const reasonTexts: Record<Locale, ReasonTexts> = { en, id };
