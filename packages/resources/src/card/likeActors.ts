import { likeResource, type Resource } from '@saudagar/contract';
import { type LikeSubject, likeCall } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal';
import { publishResource } from '../changes/changes.ts';

/** Like subject of a resource (RES-014, RES-043). */
export const likeOf = (portal: Portal, { id }: Resource): LikeSubject => ({
  key: `resources.like.${id}`,
  call: likeCall(likeResource, { id }),
  publish: ({ liked, count: likes_count }) => publishResource(portal, { id, liked, likes_count }),
});
