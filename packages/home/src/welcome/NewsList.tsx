import { type HomeNews, NEWS_COUNT_MAX } from '@saudagar/contract';
import { useRoutes } from '@saudagar/portal';
import { Icon, Link, RelativeTime } from '@saudagar/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTexts } from '../texts.ts';

const KINDS = [
  { key: 'requests', path: 'requests', Drawing: UserPlus },
  { key: 'messages', path: 'messages', Drawing: MessagesSquare },
  { key: 'posts', path: 'feed', Drawing: Newspaper },
  { key: 'events', path: 'events', Drawing: CalendarDays },
] as const;

interface NewsListProps {
  news: HomeNews;
}

/** News since the last visit, those awaiting the member first; each with a link. */
export function NewsList({ news }: NewsListProps) {
  const routes = useRoutes();
  const { t } = useTexts();
  const kinds = KINDS.filter(({ key }) => news[key] > 0);
  if (news.last_visit === null && kinds.length === 0) {
    return (
      <p className="sg-home-welcome-note">
        {t('welcome.begin')}{' '}
        {routes.guide && <Link href={routes.guide()}>{t('welcome.guide')}</Link>}
      </p>
    );
  }
  return (
    <>
      {news.last_visit !== null && (
        <p className="sg-home-welcome-note">
          {t(kinds.length > 0 ? 'welcome.since' : 'welcome.nothing')}{' '}
          <RelativeTime date={news.last_visit} />
        </p>
      )}
      {kinds.length > 0 && (
        <ul className="sg-home-welcome-list">
          {kinds.map(({ key, path, Drawing }) => {
            const count = news[key];
            const number = count > NEWS_COUNT_MAX ? `${NEWS_COUNT_MAX}+` : count;
            const href = routes[path]?.();
            const line = (
              <>
                <Icon className="sg-home-welcome-icon">
                  <Drawing />
                </Icon>
                <span>{t(`welcome.news.${key}`, { count, number })}</span>
              </>
            );
            return (
              <li key={key}>
                {href ? (
                  <Link isPlain href={href} className="sg-home-welcome-row">
                    {line}
                  </Link>
                ) : (
                  <span className="sg-home-welcome-row">{line}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
