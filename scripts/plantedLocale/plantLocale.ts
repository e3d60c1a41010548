import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Catalogue, plantedCatalogue } from './texts.ts';

/** The line that ends the table of languages. */
const TABLE_END = '} as const satisfies Readonly<Record<string, LanguageDetails>>';
/** Matches the dynamic import of a catalogue. */
const PATTERN = /import\(\s*`([^`$]*)\$\{locale\}\.json`(?:, \{[^)]*\})?\)/g;

/**
 * Adds a language: a line in the contract's table of languages, and a catalogue made from each
 * English one, at the path that code imports. No other file changes.
 */
export function plantLocale(locale: string, name: string): Plugin {
  const made = `/${locale}.json`;
  return {
    name: 'planted-locale',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/contract/src/core/locale.ts')) {
        if (!code.includes(TABLE_END)) throw new Error(`${id} has no table of languages`);
        return code.replace(TABLE_END, `  ${locale}: { name: '${name}' },\n${TABLE_END}`);
      }
      if (!/\.tsx?$/.test(id)) return null;
      // Bundlers list the files of a pattern, and this one does not exist on disk.
      return code.replace(PATTERN, (loading: string, folder: string) =>
        existsSync(join(dirname(id), folder, 'en.json'))
          ? `(locale === '${locale}' ? import('${folder}${locale}.json') : ${loading})`
          : loading,
      );
    },
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith(made)) return null;
      const english = join(dirname(importer), source.slice(0, -made.length), 'en.json');
      return existsSync(english) ? `\0planted:${english}.js` : null;
    },
    load(id) {
      if (!id.startsWith('\0planted:')) return null;
      const english = readFileSync(id.slice('\0planted:'.length, -'.js'.length), 'utf8');
      const catalogue = plantedCatalogue(JSON.parse(english) as Catalogue, locale);
      return `export default ${JSON.stringify(catalogue)}`;
    },
  };
}
