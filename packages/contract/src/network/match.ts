import { INDUSTRY_TAGS } from '../account/account.ts';
import { readText, type TextKey, type TextValues } from '../core/catalogues.ts';
import type { Locale } from '../core/locale.ts';
import { network } from './area.ts';
import type { SuggestionReason } from './connections.ts';

type Reason = TextKey<(typeof network.texts)['en']['reasons']>;

/** Attributes that two members share. */
export interface Match {
  /** Shared industries. */
  industries: readonly string[];
  /** The shared region; null if they differ or one is missing. */
  region: string | null;
  /** Number of mutual connections. */
  mutual: number;
  /** True for a member suggested for their posts, to who has no industries yet (NET-153). */
  isActive?: boolean;
}

/** Match score in percent: industries weigh most, then the region, then mutual connections. */
export function matchScore({ industries, region, mutual }: Match): number {
  const shared = industries.length === 0 ? 0 : Math.min(50, 20 + 15 * industries.length);
  return shared + (region === null ? 0 : 30) + Math.min(20, 5 * mutual);
}

/** Reasons for a match, in the member's language; strongest first (NET-029–031). */
export function matchReasons(
  { industries, region, mutual, isActive }: Match,
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
    ...(isActive ? [reason('activity', 'active', {})] : []),
  ];
}

function industryName(tag: string, language: Locale): string {
  const known = INDUSTRY_TAGS.find((one) => one === tag);
  return known ? readText(network.texts, language, `industries.${known}`) : tag;
}
