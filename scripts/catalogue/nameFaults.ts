import type { StoryEntry } from '../stories/storyList.ts';
import { KINDS, PHONE, ROLES } from './states.ts';

/** Tags for tools, beside the kinds, the roles and the areas. */
const FOR_TOOLS = ['dev', 'test', 'manifest', 'autodocs', 'play-fn', 'list', 'no-picture', PHONE];
const KNOWN: readonly string[] = [...Object.keys(KINDS), ...ROLES, ...FOR_TOOLS];

/** Headings of the sidebar that hold groups, and not components alone. */
const NESTED = /^Foundations\//;

/** Finds titles and names that are not plain words, names a component has twice, and unknown tags. */
export function nameFaults(stories: readonly StoryEntry[]): string[] {
  const seen = new Set<string>();
  return stories.flatMap(({ title, name, tags, importPath }) => {
    const whole = `${title}/${name}`;
    const isTwice = seen.has(whole.toLowerCase());
    seen.add(whole.toLowerCase());
    const area = /\/(?:packages|apps)\/([^/]+)\//.exec(importPath)?.[1] ?? '';
    const unknown = tags.filter((tag) => tag !== area && !KNOWN.includes(tag));
    return [
      ...(title.replace(NESTED, '').split('/').length > 2
        ? [`${whole}: the title has more than area and board`]
        : []),
      ...(/\p{Ll}\p{Lu}/u.test(whole.replace(PROPER, ''))
        ? [`${whole}: a code name, or mixed case`]
        : []),
      ...(isTwice ? [`${whole}: two stories have this name`] : []),
      ...unknown.map((tag) => `${whole}: the tag ${tag} is neither a kind, a role nor an area`),
    ];
  });
}

/** Names that are written so. */
const PROPER = /WhatsApp|PDFs|QR/g;
