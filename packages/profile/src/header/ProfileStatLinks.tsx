import { PROFILE_COUNT_MAX, type ProfileStats } from '@saudagar/contract';
import { formatNumber, StatCard, StatList } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** How many posts, followers and groups a member has (ACCT-067, ACCT-070–073, ACCT-130). */
export function ProfileStatLinks({ stats }: { stats: ProfileStats }) {
  const { t, locale } = useTexts();
  const shown = (count: number) => {
    const text = formatNumber(count, locale);
    return count >= PROFILE_COUNT_MAX ? t('stats.atLeast', { count: text }) : text;
  };
  return (
    <StatList className="sg-profile-stats">
      <StatCard label={t('stats.posts')} value={shown(stats.posts_count)} />
      <StatCard label={t('stats.followers')} value={shown(stats.followers_count)} />
      <StatCard label={t('stats.following')} value={shown(stats.following_count)} />
      <StatCard label={t('stats.groups')} value={shown(stats.groups_count)} />
    </StatList>
  );
}
