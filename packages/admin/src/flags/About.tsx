import type { FlaggedContent } from '@saudagar/contract';
import { useTexts } from './texts.ts';

interface AboutProps {
  content: FlaggedContent;
  /** True without the number of files, where {@link Evidence} says it. @default false */
  isBesideEvidence?: boolean | undefined;
}

/** Place, size and number of files of flagged content. */
export function About({ content, isBesideEvidence = false }: AboutProps) {
  const { t } = useTexts();
  const { place, members_count, posts_count, files_count } = content;
  const facts = [
    place && t('place', { name: place.name }),
    members_count !== undefined && t('size.members', { count: members_count }),
    posts_count !== undefined && t('size.posts', { count: posts_count }),
    files_count && !isBesideEvidence ? t('evidence.count', { count: files_count }) : null,
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return null;
  return <p className="sg-admin-plain sg-admin-soft">{facts.join(' · ')}</p>;
}
