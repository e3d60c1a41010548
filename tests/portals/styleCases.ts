/** How portals look that the packed packages are drawn in: whose sheets they have, in which order. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface StyleCase {
  name: string;
  /** Addresses of its stylesheets, in order, from the site's root. */
  sheets: string[];
}

const FEED = 'kit/feed/styles.css';
const MESSAGING = 'kit/messaging/styles.css';
const styles = join(import.meta.dirname, 'styles');

/** A portal's own rule, which says what the kit's leading colour is there. */
export const PRIMARY = 'rgb(122, 31, 61)';

/**
 * The kit's sheets alone, and each portal's own sheet after them, where its rules win what is even:
 * a rule that changes the kit from before it changes it from there too.
 */
export function styleCases(): StyleCase[] {
  const own = globSync('*.css', { cwd: styles })
    .sort()
    .map((file) => ({
      name: basename(file, '.css'),
      sheets: [MESSAGING, FEED, `own/${file}`],
    }));
  return [{ name: 'kit', sheets: [FEED, MESSAGING] }, ...own];
}

/** Lays the sheets and a page for each look into a built portal, from its page without any. */
export function writeStyleCases(site: string, modules: string): void {
  cpSync(styles, join(site, 'own'), { recursive: true });
  for (const name of ['feed', 'messaging']) {
    const built = join(modules, '@saudagar', name);
    mkdirSync(join(site, 'kit', name), { recursive: true });
    cpSync(join(built, 'styles.css'), join(site, 'kit', name, 'styles.css'));
    cpSync(join(built, 'fonts'), join(site, 'kit', name, 'fonts'), { recursive: true });
  }
  writeFileSync(join(site, 'own/theme.css'), `.sg-root { --sg-primary: ${PRIMARY}; }\n`);
  const bare = readFileSync(join(site, 'bare.html'), 'utf8');
  const others: StyleCase[] = [
    { name: 'tailwind-before', sheets: ['own/tailwind.css', FEED, MESSAGING] },
    { name: 'theme-before', sheets: ['own/theme.css', FEED] },
    { name: 'theme-after', sheets: [FEED, 'own/theme.css'] },
  ];
  for (const { name, sheets } of [...styleCases(), ...others]) {
    const links = sheets.map((sheet) => `<link rel="stylesheet" href="./${sheet}">`).join('');
    writeFileSync(join(site, `${name}.html`), bare.replace('</title>', `</title>${links}`));
  }
}
