import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Locale } from '@saudagar/contract';
import { root } from '../../scripts/packages.ts';

type Catalogue = { [key: string]: string | Catalogue };

/** Every text of the product in a language, as `package:key`. */
export function readTexts(language: Locale): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const files = globSync(
    [
      `packages/*/src/{,*/}messages/${language}.json`,
      `packages/contract/src/core/tags/messages/${language}.json`,
      `apps/host/src/{,pages/*/}messages/${language}.json`,
    ],
    { cwd: root },
  );
  for (const file of files) {
    // Parts of a package may have texts of their own, beside the package's.
    const [, owner, , folder, page] = file.split(sep);
    const part = folder === 'messages' ? owner : `${owner}-${folder}`;
    const namespaces: Record<string, string> = { pages: `page-${page}`, core: page ?? '' };
    const prefix = namespaces[folder ?? ''] ?? part;
    addTexts(JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue, `${prefix}:`, texts);
  }
  return texts;
}

function addTexts(catalogue: Catalogue, prefix: string, texts: Map<string, string>): void {
  for (const [key, text] of Object.entries(catalogue)) {
    if (typeof text === 'string') texts.set(prefix + key, text);
    else addTexts(text, `${prefix}${key}.`, texts);
  }
}

/** Looks up a text; a missing one is an error of the scenario. */
export function sayIn(texts: ReadonlyMap<string, string>) {
  return (key: string, values: Record<string, string> = {}): string => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`There is no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
