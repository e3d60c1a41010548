import { buildGroup, type Community, sampleCommunity } from '@saudagar/mocks';

/** A community with `count` groups besides the sample's, none of them the member's. */
export function manyGroups(count: number): Community {
  const community = sampleCommunity({ posts: 0 });
  for (let index = 0; index < count; index += 1)
    community.groups.add(buildGroup({ id: `many-${index}`, name: `Paguyuban ${index + 1}` }));
  return community;
}
