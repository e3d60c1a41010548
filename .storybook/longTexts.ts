import { createInstance, type PostProcessorModule, type TOptions } from 'i18next';

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

/** Lengthens each text as i18next reads it, before its values are filled in. */
const lengthener: PostProcessorModule = {
  type: 'postProcessor',
  name: 'longTexts',
  process(text, _, options, translator: Translator) {
    const { i18nResolved, replace } = options as Reading;
    if (typeof i18nResolved.res !== 'string') return text;
    const long = lengthened(i18nResolved.res);
    return translator.interpolator.interpolate(long, replace, 'en', options);
  },
};

interface Reading extends TOptions {
  replace: Record<string, string>;
  /** What was found for the key, its places still empty. */
  i18nResolved: { res?: unknown };
}

interface Translator {
  interpolator: {
    interpolate(text: string, values: object, language: string, options: object): string;
  };
}

/** A host's instance that has every text of the kit's in the pseudo-language, without a resource. */
export const longTexts = createInstance().use(lengthener);
void longTexts.init({
  lng: 'en',
  resources: {},
  postProcess: [lengthener.name],
  postProcessPassResolved: true,
});
