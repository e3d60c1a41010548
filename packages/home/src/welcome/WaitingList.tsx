import { type HomeNews, NEWS_COUNT_MAX } from '@saudagar/contract';
import { WaitingRow } from '@saudagar/flows/react';
import { useRoutes } from '@saudagar/portal';
import MessagesSquare from 'lucide-react/icons/messages-square';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTexts } from '../texts.ts';

const KINDS = [
  { key: 'requests', Drawing: UserPlus },
  { key: 'messages', Drawing: MessagesSquare },
] as const;

interface WaitingListProps {
  news: HomeNews;
}

/** Requests and messages that await the member, each with a link. */
export function WaitingList({ news }: WaitingListProps) {
  const routes = useRoutes();
  const { t } = useTexts();
  const kinds = KINDS.filter(({ key }) => news[key] > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className="sg-waiting-list">
      {kinds.map(({ key, Drawing }) => (
        <WaitingRow
          key={key}
          name={t(`welcome.news.${key}`, { count: news[key], number: shownCount(news[key]) })}
          href={routes[key]?.()}
          icon={<Drawing />}
        />
      ))}
    </ul>
  );
}

/** A count as it is shown: exact up to the maximum. */
export const shownCount = (count: number): string =>
  count > NEWS_COUNT_MAX ? `${NEWS_COUNT_MAX}+` : `${count}`;
