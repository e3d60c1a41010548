import type { Resource } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { LikeButton } from '../likes/LikeButton.tsx';
import { SaveButton } from '../saving/SaveButton.tsx';
import { useTexts } from '../texts.ts';

interface ResourceActionsProps {
  resource: Resource;
  /** Id of the heading that names the resource. */
  titleId: string;
}

/** Members like and save a resource; visitors see how many like it. */
export function ResourceActions({ resource, titleId }: ResourceActionsProps) {
  const { t } = useTexts();
  const isMember = useUser() !== null;
  return (
    <footer className="sg-resource-actions">
      {isMember ? (
        <LikeButton resource={resource} about={titleId} />
      ) : (
        <span className="sg-resource-likes">
          {t('like.count', { count: resource.likes_count })}
        </span>
      )}
      {isMember && <SaveButton resource={resource} />}
    </footer>
  );
}
