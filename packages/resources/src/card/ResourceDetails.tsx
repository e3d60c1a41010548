import type { Resource } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { formatNumber, Icon } from '@saudagar/ui';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Tag from 'lucide-react/icons/tag';
import { useTexts } from '../texts.ts';
import { useTime } from './useTime.ts';

/** Category, duration and views of a resource, on one line. */
export function ResourceDetails({ resource }: { resource: Resource }) {
  const { t, locale } = useTexts();
  const tagText = useTagText();
  const time = useTime(resource);
  const { views_count: count } = resource;
  return (
    <ul className="sg-resource-details">
      <li>
        <Icon>
          <Tag />
        </Icon>
        {tagText(resource.category)}
      </li>
      {time && (
        <li>
          <Icon>
            <Clock />
          </Icon>
          {time}
        </li>
      )}
      <li>
        <Icon>
          <Eye />
        </Icon>
        {t('views', { count, number: formatNumber(count, locale, { notation: 'compact' }) })}
      </li>
    </ul>
  );
}
