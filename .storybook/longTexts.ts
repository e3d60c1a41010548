import type { HostI18n } from '@saudagar/ui';

/** The pseudo-language's tag, as the toolbar has it. */
export const LONG_TEXTS = 'en-XA';

/** How much longer a text becomes: what a language of long words does to English. */
const GROWTH = 0.4;
const FILLER = 'öñé twö thréé föûr fîvé sîx sévéñ éîght ñîñé téñ ';
const PLACE = /(\{\{\w+\}\})/;

/** All within the kit's one font, so that widths are those of real letters. */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', u: 'û', y: 'ý' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', U: 'Û', Y: 'Ý' },
};

/** A text as the pseudo-language has it: accented, in brackets, two fifths longer, its places kept. */
export function lengthened(text: string): string {
  const parts = text.split(PLACE);
  const written = parts.filter((part) => !PLACE.test(part)).join('');
  if (!/\p{L}/u.test(written)) return text;
  const accented = parts.map((part) =>
    PLACE.test(part) ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter),
  );
  const added = Math.ceil(written.length * GROWTH);
  const filler = FILLER.repeat(Math.ceil(added / FILLER.length));
  // One word grows into a longer word, a sentence by further words.
  const more = /\s/.test(written.trim())
    ? ` ${filler.slice(0, added).trim()}`
    : filler.replaceAll(' ', '').slice(0, added);
  return `[${accented.join('')}${more}]`;
}

/** The same of a whole catalogue. */
function lengthenedTexts(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? lengthened(text) : lengthenedTexts(text as object),
    ]),
  );
}

function find(texts: object, path: string): string | undefined {
  let found: unknown = texts;
  for (const name of path.split('.'))
    found = (found as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'string' ? found : undefined;
}

const catalogues = new Map<string, object>();
const english = new Intl.PluralRules('en');

/**
 * Gives every package's English texts in the pseudo-language, as they are added: what a host does
 * that rewords the kit, so that whatever text a package has is among them.
 */
export const longTexts: HostI18n = {
  addResourceBundle(_, namespace, texts) {
    catalogues.set(namespace, lengthenedTexts(texts));
  },
  getFixedT: (_, namespace) => (key: string, values: Record<string, string | number>) => {
    const texts = catalogues.get(namespace) ?? {};
    const { count } = values;
    const plural =
      typeof count === 'number' ? find(texts, `${key}_${english.select(count)}`) : undefined;
    const text = plural ?? find(texts, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ''));
  },
};
