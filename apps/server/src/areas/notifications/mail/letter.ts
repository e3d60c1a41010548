import type { Locale } from '@saudagar/contract';

import type { Community } from '../../../community.ts';
import type { LetterRequest } from './mailbox.ts';
/** A mail in parts: paragraphs, one button, and a footnote. */
export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  /** A member's own words, set apart from the community's. */
  quote?: string | null;
  action: { label: string; address: string };
  footnote: string;
  /** Link that stops such mails, also in the `List-Unsubscribe` header. @default none */
  unsubscribe?: { label: string; address: string } | undefined;
}

/** Writes a letter when it is sent; null when there is nothing left to say to that address. */
export type LetterWriter = (community: Community, request: LetterRequest) => Promise<Letter | null>;

/** Renders a letter as plain text. */
export const asText = ({ paragraphs, quote, action, footnote, unsubscribe }: Letter): string =>
  [
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    `${action.label}:\n${action.address}`,
    `-- \n${footnote}${unsubscribe ? `\n\n${unsubscribe.label}:\n${unsubscribe.address}` : ''}`,
  ].join('\n\n');

/** Renders a letter as HTML for any mail program: one column, inline styles. */
export function asHtml(letter: Letter, language: Locale): string {
  const { subject, paragraphs, quote, action, footnote, unsubscribe } = letter;
  const address = escaped(action.address);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:33rem;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;color:#0d6657">Saudagar Hub</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
${quote ? `<blockquote style="margin:0 0 16px;padding-left:12px;border-left:3px solid #0d6657;white-space:pre-line">${escaped(quote)}</blockquote>` : ''}
<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0d6657;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${address}">${address}</a></p>
<p style="margin:0;font-size:14px;opacity:.75">${escaped(footnote)}</p>
${unsubscribe ? `<p style="margin:12px 0 0;font-size:14px"><a href="${escaped(unsubscribe.address)}">${escaped(unsubscribe.label)}</a></p>` : ''}
</div>
</body>
</html>
`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
