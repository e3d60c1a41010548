import type { Locale } from '../core/locale.ts';
import { healthTexts } from './healthTexts.ts';
import { HEALTH_PARTS, type HealthPart, type HealthScore } from './insights.ts';

/** What a network's health is reckoned from. */
export interface NetworkFigures {
  connections: number;
  /** Different industries of the connections. */
  industries: number;
  /** Of the last five weeks, those with a post, a comment or a message of the member's. */
  activeWeeks: number;
  /** Connections of the last thirty days. */
  newConnections: number;
  /** Whether the member has told company, location and industries. */
  isProfileComplete: boolean;
}

/** Weeks that activity looks back, and days that growth does (NET-117–135). */
export const HEALTH_WEEKS = 5;
export const HEALTH_DAYS = 30;
const PART_MAX = 25;
const STRONG = 70;
const GROWING = 40;
/** Below this share of its points a part is worth a tip. */
const TIP_BELOW = 0.8;
const TIPS_MAX = 3;

/** The four parts of 25 points, the level and tips about the lowest parts (NET-117–135). */
export function healthOf(figures: NetworkFigures, language: Locale): HealthScore {
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
  const texts = healthTexts[language];
  const lowest = HEALTH_PARTS.filter((part) => components[part].score < TIP_BELOW * PART_MAX)
    .sort((one, other) => components[one].score - components[other].score)
    .map((part) => texts.tips[part]);
  const tips = figures.isProfileComplete ? lowest : [...lowest, texts.completeProfile];
  return {
    overall_score: overall,
    health_level: texts.levels[overall >= STRONG ? 'green' : overall >= GROWING ? 'yellow' : 'red'],
    components,
    // Two tips that lead to the same place are one too many.
    tips: tips
      .filter(({ action }, at) => tips.findIndex((other) => other.action === action) === at)
      .slice(0, TIPS_MAX),
  };
}
