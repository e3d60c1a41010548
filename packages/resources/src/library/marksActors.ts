import { listResourceMarks, type Resource } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';

/**
 * Adds the member's likes, lists and progress, which the library does not include. When they fail
 * to load, the resources are shown without them and the error is logged.
 */
export async function withMarks(
  portal: Portal,
  resources: Resource[],
  signal: AbortSignal,
): Promise<Resource[]> {
  if (resources.length === 0) return resources;
  try {
    if ((await portal.getToken()) === null) return resources;
    const query = { ids: resources.map(({ id }) => id).join() };
    const marks = await portal.client.call(listResourceMarks, { query, signal });
    const byId = new Map(marks.map((mark) => [mark.id, mark]));
    return resources.map((resource) => ({ ...resource, ...byId.get(resource.id) }));
  } catch (error) {
    console.info('saudagar: own marks', error);
    return resources;
  }
}
