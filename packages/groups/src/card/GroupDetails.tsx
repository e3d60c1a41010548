import { type Group, postsCountOf } from '@saudagar/contract';
import { formatNumber, Icon } from '@saudagar/ui';
import MapPin from 'lucide-react/icons/map-pin';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Users from 'lucide-react/icons/users';
import { useTexts } from '../texts.ts';

/** Members, posts and location of a group on one line; this week's posts if there are any. */
export function GroupDetails({ group }: { group: Group }) {
  const { t, locale } = useTexts();
  const { member_count: members, posts_this_week: week = 0, location } = group;
  const posts = postsCountOf(group);
  const number = (count: number) => formatNumber(count, locale);
  return (
    <ul className="sg-group-card-details">
      <li>
        <Icon>
          <Users />
        </Icon>
        {t('card.members', { count: members, number: number(members) })}
      </li>
      <li data-active={week > 0 || undefined}>
        <Icon>
          <MessagesSquare />
        </Icon>
        {week > 0
          ? t('card.thisWeek', { count: week, number: number(week) })
          : t('card.posts', { count: posts, number: number(posts) })}
      </li>
      {location && (
        <li>
          <Icon>
            <MapPin />
          </Icon>
          {location}
        </li>
      )}
    </ul>
  );
}
