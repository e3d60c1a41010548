import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A changed picture. */
export interface ChangedPicture {
  /** `feed/composer--sent.phone`: folder, story, and view where it is not the plain one. */
  name: string;
  /** The difference, in words. */
  what: string;
  /** PNG files; a new picture has neither before nor difference. */
  before?: Buffer;
  after: Buffer;
  difference?: Buffer;
}

/** Reads the changed pictures of a run: a folder each, with `what.txt`. */
export function readChangedPictures(folder: string): ChangedPicture[] {
  return globSync('**/after.png', { cwd: folder })
    .map(dirname)
    .sort()
    .map((name) => {
      const read = (file: string) => {
        const path = join(folder, name, file);
        return existsSync(path) ? readFileSync(path) : undefined;
      };
      const before = read('before.png');
      const difference = read('diff.png');
      return {
        name: name.replaceAll('\\', '/'),
        what: read('what.txt')?.toString() ?? '',
        after: read('after.png') ?? Buffer.alloc(0),
        ...(before && { before }),
        ...(difference && { difference }),
      };
    });
}

/** Returns the story of a picture's name, and the part of its file's name that runs it alone. */
export function storyOf(name: string): { id: string; file: string } {
  const id = name.replace('/', '-').replace(/\.[\w-]+$/, '');
  return { id, file: id.split('--')[0] ?? id };
}

/**
 * Renders one page without external files, so that it can be opened from disk, mailed or attached.
 */
export function picturesReport(changed: readonly ChangedPicture[]): string {
  const asset = (file: string) =>
    readFileSync(join(import.meta.dirname, 'picturesReport', file), 'utf8');
  const plural = changed.length === 1 ? 'picture is' : 'pictures are';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${changed.length} ${plural} not as before</title>
<style>
${asset('report.css')}</style>
</head>
<body data-view="beside">
<header>
  <div class="headline">
    <h1>${changed.length} ${plural} not as before</h1>
    <p>Is this what you meant? Accept all with <code>npm run pictures:update</code> and commit the
    pictures with your change. If not, the change did more than it should: mend it.</p>
  </div>
  <div class="settings">
    <fieldset class="views"><legend>Compare</legend>
      ${VIEWS.map(
        ({ id, label }, index) =>
          `<label><input type="radio" name="view" value="${id}"${index === 0 ? ' checked' : ''}><span>${label}</span></label>`,
      ).join('\n      ')}
    </fieldset>
    <label class="search">Find <input type="search" placeholder="part of a name"></label>
    <button type="button" class="theme">Dark</button>
  </div>
</header>
<main>
${changed.map(article).join('\n')}
<p class="nothing" hidden>No picture has such a name.</p>
</main>
<script>
${asset('report.js')}</script>
</body>
</html>
`;
}

const VIEWS = [
  { id: 'beside', label: 'Side by side' },
  { id: 'slider', label: 'Slider' },
  { id: 'toggle', label: 'Toggle' },
  { id: 'difference', label: 'Difference' },
];

function article(one: ChangedPicture): string {
  const { id, file } = storyOf(one.name);
  const { before, difference } = one;
  const isNew = before === undefined;
  return `<article id="${escaped(one.name)}" data-name="${escaped(one.name)}"${isNew ? ' class="new"' : ''}>
  <h2><a href="#${escaped(one.name)}">${escaped(one.name)}</a> <span class="what">${escaped(one.what)}</span></h2>
  <p class="ways"><a href="http://localhost:6006/?path=/story/${id}">The story</a>
    (while <code>npm run storybook</code> runs) · accept this file's alone:
    <code>npm run pictures:update -- ${file}</code></p>
  ${isNew ? '' : '<label class="slide">Before, after <input type="range" min="0" max="100" value="50"></label><button type="button" class="swap">Show before</button>'}
  <div class="pictures">
    ${before ? figure('before', 'Before', before) : ''}
    ${figure('after', isNew ? 'New' : 'After', one.after)}
    ${difference ? figure('difference', 'Difference', difference) : ''}
  </div>
</article>`;
}

const figure = (kind: string, caption: string, png: Buffer) =>
  `<figure class="${kind}"><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/png;base64,${png.toString('base64')}"></figure>`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Writes the report of a run beside its pictures, if any changed; returns its path. */
export function writePicturesReport(results: string): string | null {
  const changed = readChangedPictures(join(results, 'pictures'));
  if (changed.length === 0) return null;
  const path = join(results, 'pictures.html');
  writeFileSync(path, picturesReport(changed));
  return path;
}
