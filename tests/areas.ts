import type { AreaConformance } from './conformance/core/area.ts';
import type { Scenario } from './faults/scenario.ts';

/** The tests of an area, each part loaded by its runner. */
export interface TestedArea {
  /** The area's name in the contract. */
  readonly name: string;
  /** The area's conformance tests, and fixtures for the role sweep. */
  conformance(): Promise<AreaConformance>;
  /** The area's scenarios for the fault sweep; 'none' for an area without screens. */
  readonly faults: (() => Promise<readonly Scenario[]>) | 'none';
}

/** Every area's tests, in the order of the contract. */
export const areas: readonly TestedArea[] = [
  {
    name: 'account',
    conformance: async () => (await import('./conformance/account/area.ts')).account,
    faults: async () => [
      ...(await import('./faults/scenarios/account.ts')).scenarios,
      ...(await import('./faults/scenarios/profile.ts')).scenarios,
      ...(await import('./faults/scenarios/settings.ts')).scenarios,
    ],
  },
  {
    name: 'posts',
    conformance: async () => (await import('./conformance/posts/area.ts')).posts,
    faults: async () => [
      ...(await import('./faults/scenarios/feed.ts')).scenarios,
      ...(await import('./faults/scenarios/posts.ts')).scenarios,
    ],
  },
  {
    name: 'files',
    conformance: async () => (await import('./conformance/files/area.ts')).files,
    faults: async () => (await import('./faults/scenarios/files.ts')).scenarios,
  },
  {
    name: 'network',
    conformance: async () => (await import('./conformance/network/area.ts')).network,
    faults: async () => (await import('./faults/scenarios/network.ts')).scenarios,
  },
  {
    name: 'messages',
    conformance: async () => (await import('./conformance/messages/area.ts')).messages,
    faults: async () => (await import('./faults/scenarios/messages.ts')).scenarios,
  },
  {
    name: 'notifications',
    conformance: async () => (await import('./conformance/notifications/area.ts')).notifications,
    faults: async () => (await import('./faults/scenarios/notifications.ts')).scenarios,
  },
  {
    name: 'resources',
    conformance: async () => (await import('./conformance/resources/area.ts')).resources,
    faults: async () => (await import('./faults/scenarios/resources.ts')).scenarios,
  },
  {
    name: 'events',
    conformance: async () => (await import('./conformance/events/area.ts')).events,
    faults: async () => (await import('./faults/scenarios/events.ts')).scenarios,
  },
  {
    name: 'groups',
    conformance: async () => (await import('./conformance/groups/area.ts')).groups,
    faults: async () => (await import('./faults/scenarios/groups.ts')).scenarios,
  },
  {
    name: 'tenders',
    conformance: async () => (await import('./conformance/tenders/area.ts')).tenders,
    faults: async () => (await import('./faults/scenarios/tenders.ts')).scenarios,
  },
  {
    name: 'blocking',
    conformance: async () => (await import('./conformance/blocking/area.ts')).blocking,
    faults: async () => (await import('./faults/scenarios/blocking.ts')).scenarios,
  },
  {
    name: 'admin',
    conformance: async () => (await import('./conformance/admin/area.ts')).admin,
    faults: async () => [
      ...(await import('./faults/scenarios/admin.ts')).scenarios,
      ...(await import('./faults/scenarios/adminUsers.ts')).scenarios,
      ...(await import('./faults/scenarios/adminLibrary.ts')).scenarios,
    ],
  },
];

/** Every area's conformance tests, in the same order. */
export const conformanceOf = (tested: readonly TestedArea[]): Promise<AreaConformance[]> =>
  Promise.all(tested.map((area) => area.conformance()));

/** The scenarios of all areas. */
export async function scenariosOf(tested: readonly TestedArea[]): Promise<Scenario[]> {
  const all = await Promise.all(tested.map(({ faults }) => (faults === 'none' ? [] : faults())));
  return all.flat();
}
