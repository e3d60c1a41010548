import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';

/** Number of a member's connections with the same attribute. */
export const NamedCount = z.object({ name: z.string(), count: z.number() });
export type NamedCount = z.infer<typeof NamedCount>;

/** Counts by name: a list, highest first; a foreign server's map is converted (NET-133). */
const NamedCounts = z.pipe(z.transform(listOf), z.array(NamedCount));

function listOf(counts: unknown): unknown {
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return counts;
  return Object.entries(counts)
    .map(([name, count]) => ({ name, count: Number(count) }))
    .sort((one, other) => other.count - one.count);
}

/** A connection who knows most of the caller's other connections (NET-111–115). */
export const TopConnector = z.object({
  user_id: Id,
  full_name: z.nullish(z.string()),
  company_name: z.nullish(z.string()),
  mutual_count: z.number(),
});
export type TopConnector = z.infer<typeof TopConnector>;

/**
 * Statistics of the caller's network (NET-105–115): its five most frequent industries and
 * locations.
 */
export const getNetworkAnalytics = endpoint({
  name: 'getNetworkAnalytics',
  summary: 'Figures of the own network',
  method: 'GET',
  path: '/api/network/analytics',
  reply: z.object({
    total_connections: z.number(),
    connections_by_industry: NamedCounts,
    connections_by_location: NamedCounts,
    top_connectors: z._default(z.array(TopConnector), []),
  }),
  access: 'member',
  idempotent: true,
});

/** The parts of a health score, in the order in which they are shown (NET-123–126). */
export const HEALTH_PARTS = ['size', 'diversity', 'activity', 'growth'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

const HealthComponent = z.object({ score: z.number(), max: z.number(), percentage: z.number() });

/**
 * Health score of a network, 0 to 100 (NET-119–132). A tip's `action` names its destination:
 * `find_people`, `invite`, `post` or `complete_profile`; foreign servers may send others.
 */
export const HealthScore = z.object({
  overall_score: z.number(),
  health_level: z.object({ level: z.string(), message: z.string(), color: z.string() }),
  components: z.object({
    size: HealthComponent,
    diversity: HealthComponent,
    activity: HealthComponent,
    growth: HealthComponent,
  }),
  tips: z._default(z.array(z.object({ tip: z.string(), action: z.nullish(z.string()) })), []),
});
export type HealthScore = z.infer<typeof HealthScore>;

/** The health of the caller's network, in their language (NET-117). */
export const getNetworkHealth = endpoint({
  name: 'getNetworkHealth',
  summary: 'Health of the own network',
  method: 'GET',
  path: '/api/network/health-score',
  reply: z.object({ health_score: HealthScore }),
  access: 'member',
  idempotent: true,
});
