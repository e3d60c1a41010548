import type { ManagedUser } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Counts of posts and groups (ADM-310, ADM-311). */
export function Activity({ user }: { user: ManagedUser }) {
  const { t } = useTexts();
  return (
    <span className="sg-managed-activity">
      <span>{t('posts', { count: user.posts_count })}</span>
      <span>{t('groups', { count: user.groups_count })}</span>
    </span>
  );
}
