import { buildResource, type Community, minutesAgo, sampleCommunity } from '@saudagar/mocks';

/** A community with `count` resources besides the sample's. */
export function buildLibrary(count: number): Community {
  const community = sampleCommunity({ posts: 0 });
  for (let index = 0; index < count; index += 1)
    community.resources.add(
      buildResource({
        id: `many-${index}`,
        title: `Materi ${index + 1}`,
        published_date: minutesAgo(index + 1),
      }),
    );
  return community;
}
