import type { Resource } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { formatDate, formatNumber, Icon } from '@saudagar/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import Paperclip from 'lucide-react/icons/paperclip';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import { useTexts } from './texts.ts';

/** Author, category, counts and dates of a resource, each with its icon (ADM-154–161). */
export function ManagedDetails({ resource }: { resource: Resource }) {
  const { t, locale } = useTexts();
  const tagText = useTagText();
  const { author_name: name, author_organization: organization, published_date: date } = resource;
  const isVideo = resource.resource_type === 'video';
  const minutes = isVideo ? resource.duration_minutes : resource.read_time_minutes;
  const counted = (count: number) => ({ count, number: formatNumber(count, locale) });
  const day = (moment: string) => formatDate(new Date(moment), locale, 'medium');
  const facts: [ComponentType, string | null][] = [
    [UserRound, t('card.author', { name, organization })],
    [Tag, tagText(resource.category)],
    [Clock, minutes ? t(isVideo ? 'card.duration' : 'card.readTime', counted(minutes)) : null],
    [Eye, t('card.views', counted(resource.views_count))],
    [Heart, t('card.likes', counted(resource.likes_count))],
    [Paperclip, t('card.attachments', counted(resource.attachments.length))],
    [CalendarDays, date ? t('card.publishedOn', { date: day(date) }) : t('card.notPublished')],
  ];
  return (
    <ul className="sg-admin-details">
      {facts.map(
        ([TypeIcon, text]) =>
          text !== null && (
            <li key={text}>
              <Icon>
                <TypeIcon />
              </Icon>
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}
