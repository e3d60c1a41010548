/** A catalogue as parsed from its file. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** Growth of a text: a language of long words compared with English. */
const GROWTH = 0.4;
const FILLER = 'öñé twö thréé föûr fîvé sîx sévéñ éîght ñîñé téñ ';
/** Placeholders and markup, which stay as they are. */
const PLACEHOLDER = /(\{\{?\w+\}?\}|<\/?\w+>)/;
const COUNTED = /^(.+)_(one|other)$/;

/** Characters of the kit's one font, so that widths are real. */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', u: 'û', y: 'ý' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', U: 'Û', Y: 'Ý' },
};

/**
 * Lengthens a text for a planted language: accents, brackets, two fifths longer, same placeholders.
 */
export function lengthened(text: string): string {
  const parts = text.split(PLACEHOLDER);
  const written = parts.filter((part) => !PLACEHOLDER.test(part)).join('');
  if (!/\p{L}/u.test(written)) return text;
  const accented = parts.map((part) =>
    PLACEHOLDER.test(part) ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter),
  );
  const added = Math.ceil(written.length * GROWTH);
  const filler = FILLER.repeat(Math.ceil(added / FILLER.length));
  // A single word gets longer, a sentence gets more words.
  const more = /\s/.test(written.trim())
    ? ` ${filler.slice(0, added).trim()}`
    : filler.replaceAll(' ', '').slice(0, added);
  return `[${accented.join('')}${more}]`;
}

/**
 * Makes a language's catalogue from the English one. A counted text gets each of the language's
 * plural forms by CLDR, with the form's name at its end: `[{{count}} pöstsöñé] few`.
 */
export function plantedCatalogue(english: Catalogue, locale: string): Catalogue {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const entries = Object.entries(english).flatMap(([key, text]): [string, string | Catalogue][] => {
    if (typeof text !== 'string') return [[key, plantedCatalogue(text, locale)]];
    const [, stem, form] = COUNTED.exec(key) ?? [];
    if (stem === undefined) return [[key, lengthened(text)]];
    const made = form === 'one' ? ['one'] : forms.filter((one) => one !== 'one');
    return made.map((one) => [`${stem}_${one}`, `${lengthened(text)} ${one}`]);
  });
  return Object.fromEntries(entries);
}
