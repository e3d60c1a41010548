import { readText, type TextKey } from '../core/catalogues.ts';
import type { Locale } from '../core/locale.ts';
import { network } from './area.ts';
import { HEALTH_PARTS, type HealthPart, type HealthScore } from './insights.ts';

/** Inputs of a network's health score. */
export interface NetworkStats {
  connections: number;
  /** Number of different industries among the connections. */
  industries: number;
  /** Number of the last five weeks with a post, comment or message by the member. */
  activeWeeks: number;
  /** Connections made in the last thirty days. */
  newConnections: number;
  /** True when the member has entered company, location and industries. */
  isProfileComplete: boolean;
}

/** Weeks covered by activity, and days covered by growth (NET-117–135). */
export const HEALTH_WEEKS = 5;
export const HEALTH_DAYS = 30;
const PART_MAX = 25;
const STRONG = 70;
const GROWING = 40;
/** Share of its points below which a part gets a tip. */
const TIP_BELOW = 0.8;
const TIPS_MAX = 3;
/** Destination of each part's tip. */
const ACTIONS: Readonly<Record<HealthPart | 'profile', string>> = {
  size: 'find_people',
  diversity: 'find_people',
  activity: 'post',
  growth: 'invite',
  profile: 'complete_profile',
};

type NetworkTexts = (typeof network.texts)['en'];

/**
 * Computes the four parts of 25 points, the level and tips about the lowest parts (NET-117–135).
 */
export function healthOf(figures: NetworkStats, language: Locale): HealthScore {
  const points: Record<HealthPart, number> = {
    size: Math.floor(figures.connections / 2),
    diversity: 5 * figures.industries,
    activity: 5 * figures.activeWeeks,
    growth: 5 * figures.newConnections,
  };
  const component = (part: HealthPart) => {
    const score = Math.min(PART_MAX, points[part]);
    return { score, max: PART_MAX, percentage: Math.round((100 * score) / PART_MAX) };
  };
  const components = {
    size: component('size'),
    diversity: component('diversity'),
    activity: component('activity'),
    growth: component('growth'),
  };
  const overall = HEALTH_PARTS.reduce((sum, part) => sum + components[part].score, 0);
  const color = overall >= STRONG ? 'green' : overall >= GROWING ? 'yellow' : 'red';
  const say = (key: TextKey<NetworkTexts>) => readText(network.texts, language, key);
  const lowest = HEALTH_PARTS.filter((part) => components[part].score < TIP_BELOW * PART_MAX).sort(
    (one, other) => components[one].score - components[other].score,
  );
  const tips = (figures.isProfileComplete ? lowest : [...lowest, 'profile' as const])
    .map((about) => ({ tip: say(`health.tip.${about}`), action: ACTIONS[about] }))
    // Drops a second tip with the same destination.
    .filter(
      ({ action }, index, all) => all.findIndex((other) => other.action === action) === index,
    );
  return {
    overall_score: overall,
    health_level: {
      level: say(`health.level.${color}`),
      message: say(`health.message.${color}`),
      color,
    },
    components,
    tips: tips.slice(0, TIPS_MAX),
  };
}
