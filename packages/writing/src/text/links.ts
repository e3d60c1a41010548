import { parseMemberText } from '@saudagar/contract';
import { holds, signsOf, spansOf, uncrossed } from './spans.ts';
import { change, type Range, type Writing } from './writing.ts';

/** A link being created or edited: its range, text and address. */
export interface LinkDraft extends Range {
  readonly text: string;
  /** Empty for a new link. */
  readonly url: string;
  /** True when the link already exists. */
  readonly isLink: boolean;
}

/** The link that contains the selection, or a new one from the selection. */
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

/** Inserts the link with the caret behind it; a link without text shows its address. */
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

/** Removes a link's address and leaves its text. */
export function unlink({ text }: Writing, link: LinkDraft): Writing {
  return replaced(text, link, link.text);
}

function replaced(text: string, { from, to }: Range, insert: string): Writing {
  const offset = from + insert.length;
  return { text: text.slice(0, from) + insert + text.slice(to), start: offset, end: offset };
}

const E_MAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u;

/**
 * Normalizes an address: adds `https://` to a bare host and `mailto:` to an e-mail address. Null
 * unless the result is http, https or mailto (WID-084).
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
