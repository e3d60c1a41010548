import { createInstance, type PostProcessorModule, type TOptions } from 'i18next';
import { lengthened } from '../scripts/plantedLocale/texts.ts';

/** The pseudo-language's tag, as the toolbar has it. */
export const LONG_TEXTS = 'en-XA';

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
  /** The text of the key before its placeholders are filled. */
  i18nResolved: { res?: unknown };
}

interface Translator {
  interpolator: {
    interpolate(text: string, values: object, language: string, options: object): string;
  };
}

/** A host's i18next instance in the pseudo-language, which lengthens every text of the kit. */
export const longTexts = createInstance().use(lengthener);
void longTexts.init({
  lng: 'en',
  resources: {},
  postProcess: [lengthener.name],
  postProcessPassResolved: true,
});
