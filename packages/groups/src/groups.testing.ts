import { buildGroup, type Community, sampleCommunity } from '@saudagar/mocks';

/** A community that has so many groups more than the sample, none of them the member's. */
export function manyGroups(count: number): Community {
  const community = sampleCommunity({ posts: 0 });
  for (let index = 0; index < count; index += 1)
    community.groups.add(buildGroup({ id: `many-${index}`, name: `Paguyuban ${index + 1}` }));
  return community;
}
