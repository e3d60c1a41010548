import type { FlaggedContent } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Place, size and number of files of flagged content. */
export function About({ content }: { content: FlaggedContent }) {
  const { t } = useTexts();
  const { place, members_count, posts_count, files_count } = content;
  const facts = [
    place && t('place', { name: place.name }),
    members_count !== undefined && t('size.members', { count: members_count }),
    posts_count !== undefined && t('size.posts', { count: posts_count }),
    files_count ? t('evidence.count', { count: files_count }) : null,
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return null;
  return <p className="sg-admin-plain sg-admin-soft">{facts.join(' · ')}</p>;
}
