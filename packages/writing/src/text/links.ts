import { parseMemberText } from '@saudagar/contract';
import { holds, signsOf, spansOf, uncrossed } from './spans.ts';
import { change, type Range, type Writing } from './writing.ts';

/** A link to be made or changed: the place it takes, its text and where it leads. */
export interface LinkDraft extends Range {
  readonly text: string;
  /** Empty where there is none yet. */
  readonly url: string;
  /** Whether it is a link already. */
  readonly isLink: boolean;
}

/** The link the selection stands in, or one that the selection would become. */
export function linkDraft({ text, start, end }: Writing): LinkDraft {
  const spans = spansOf(text);
  const link = spans.find(
    (span) => span.kind === 'link' && holds(span, { from: start, to: end }) && span.to > start,
  );
  if (link) {
    const { from, to, inner, url = '' } = link;
    return { from, to, text: text.slice(inner.from, inner.to), url, isLink: true };
  }
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  const range = uncrossed({ from, to: Math.max(from, start + chosen.trimEnd().length) }, spans);
  const links = spans.filter((span) => span.kind === 'link' && holds(range, span));
  const signs = signsOf(links).map((sign) => ({
    from: sign.from - range.from,
    to: sign.to - range.from,
    insert: '',
  }));
  signs.sort((one, other) => one.from - other.from);
  const label = change(text.slice(range.from, range.to), signs);
  return { ...range, text: label, url: linkAddress(label) ?? '', isLink: false };
}

/** Puts the link in its place, the caret behind it; one without a text shows its address. */
export function writeLink({ text }: Writing, link: LinkDraft): Writing {
  const { url } = link;
  const label = link.text.replace(/\s+/g, ' ').trim();
  const shown = label || url.replace(/^mailto:/i, '');
  const candidates = [
    ...(label ? [] : [url]),
    `[${shown}](${url})`,
    `[${shown.replaceAll('[', '(').replaceAll(']', ')')}](${url})`,
  ];
  return replaced(text, link, candidates.find((candidate) => isOneLink(candidate, url)) ?? url);
}

/** Leaves a link's text and takes its address. */
export function unlink({ text }: Writing, link: LinkDraft): Writing {
  return replaced(text, link, link.text);
}

function replaced(text: string, { from, to }: Range, insert: string): Writing {
  const at = from + insert.length;
  return { text: text.slice(0, from) + insert + text.slice(to), start: at, end: at };
}

const E_MAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u;

/**
 * The address a member means: as typed, with `https://` before a bare host and `mailto:` before an
 * e-mail address. Null where member text takes no such link: http, https and mailto only (WID-084).
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  const whole = E_MAIL.test(address)
    ? `mailto:${address}`
    : HOST.test(address)
      ? `https://${address}`
      : address;
  if (!/^(?:https?:\/\/|mailto:)/i.test(whole)) return null;
  const escaped = whole.replace(
    /[\s()[\]<>"]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return [whole, escaped].find((url) => isOneLink(`[x](${url})`, url)) ?? null;
}

function isOneLink(markup: string, url: string): boolean {
  const [first, ...others] = parseMemberText(markup);
  return others.length === 0 && first?.type === 'link' && first.url === url;
}
