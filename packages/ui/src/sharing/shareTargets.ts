/** Share targets besides the clipboard (FEED-140–144). */
export type ShareTarget = 'Twitter' | 'LinkedIn' | 'Facebook' | 'WhatsApp';

type Intent = [page: string, fields: (link: string, snippet: string) => Record<string, string>];

/** Each target's documented web intent; all receive address and snippet (FEED-149). */
const INTENTS: Record<ShareTarget, Intent> = {
  Twitter: ['https://twitter.com/intent/tweet', (url, text) => ({ text, url })],
  LinkedIn: [
    'https://www.linkedin.com/shareArticle',
    (url, summary) => ({ mini: 'true', url, summary }),
  ],
  Facebook: ['https://www.facebook.com/sharer/sharer.php', (u, quote) => ({ u, quote })],
  WhatsApp: ['https://wa.me/', (url, text) => ({ text: `${text} ${url}`.trim() })],
};

export const SHARE_TARGETS = Object.keys(INTENTS) as readonly ShareTarget[];

/** Address at which a target accepts a link and its snippet. */
export function shareAddress(target: ShareTarget, link: string, snippet: string): string {
  const [page, fields] = INTENTS[target];
  // Spaces as %20: some targets do not decode a plus.
  return `${page}?${new URLSearchParams(fields(link, snippet))}`.replaceAll('+', '%20');
}
