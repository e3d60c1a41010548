import { INDUSTRY_TAGS } from '../account/account.ts';
import { readText, type TextKey, type TextValues } from '../core/catalogues.ts';
import type { Locale } from '../core/locale.ts';
import { network } from './area.ts';
import type { SuggestionReason } from './connections.ts';

type Reason = TextKey<(typeof network.texts)['en']['reasons']>;

/** What two members have in common. */
export interface Match {
  /** Industries of both. */
  industries: readonly string[];
  /** The region of both; null where theirs differ or one has none. */
  region: string | null;
  /** Members both are connected with. */
  mutual: number;
}

/** How good a match is, in percent: industries count most, then the region, then mutual connections. */
export function matchScore({ industries, region, mutual }: Match): number {
  const shared = industries.length === 0 ? 0 : Math.min(50, 20 + 15 * industries.length);
  return shared + (region === null ? 0 : 30) + Math.min(20, 5 * mutual);
}

/** Why the match is one, in the member's words; strongest first (NET-029–031). */
export function matchReasons(
  { industries, region, mutual }: Match,
  language: Locale,
): SuggestionReason[] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = list.format(industries.map((tag) => industryName(tag, language)));
  const reason = (icon: string, key: Reason, values: TextValues): SuggestionReason => ({
    icon,
    details: readText(network.texts, language, `reasons.${key}`, values),
  });
  return [
    ...(names === '' ? [] : [reason('industry', 'industries', { names })]),
    ...(region === null ? [] : [reason('location', 'region', { name: region })]),
    ...(mutual === 0 ? [] : [reason('connections', 'mutual', { count: mutual })]),
  ];
}

function industryName(tag: string, language: Locale): string {
  const known = INDUSTRY_TAGS.find((one) => one === tag);
  return known ? readText(network.texts, language, `industries.${known}`) : tag;
}
