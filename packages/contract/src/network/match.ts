import type { IndustryTag } from '../account/account.ts';
import type { Locale } from '../core/locale.ts';
import type { SuggestionReason } from './connections.ts';
import { reasonTexts } from './reasonTexts.ts';

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
  const texts = reasonTexts[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = industries.map((tag) => texts.tags[tag as IndustryTag] ?? tag);
  return [
    ...(names.length > 0
      ? [{ icon: 'industry', details: texts.industries(list.format(names)) }]
      : []),
    ...(region !== null ? [{ icon: 'location', details: texts.region(region) }] : []),
    ...(mutual > 0 ? [{ icon: 'connections', details: texts.mutual(mutual) }] : []),
  ];
}
