import type { Resource } from '@saudagar/contract';
import { ToggleLike } from '@saudagar/flows/react';
import { usePortal, useUser } from '@saudagar/portal';
import { SaveButton } from '../saving/SaveButton.tsx';
import { useTexts } from '../texts.ts';
import { likeOf } from './likeActors.ts';

interface ResourceActionsProps {
  resource: Resource;
  /** Id of the heading that names the resource. */
  titleId: string;
}

/** Members like and save a resource; visitors see the number of likes. */
export function ResourceActions({ resource, titleId }: ResourceActionsProps) {
  const { t } = useTexts();
  const portal = usePortal();
  const isMember = useUser() !== null;
  const { liked = false, likes_count: count } = resource;
  return (
    <footer className="sg-resource-actions">
      {isMember ? (
        <ToggleLike subject={likeOf(portal, resource)} like={{ liked, count }} about={titleId} />
      ) : (
        <span className="sg-resource-likes">{t('likes', { count })}</span>
      )}
      {isMember && <SaveButton resource={resource} />}
    </footer>
  );
}
