import type { EventLink } from '@saudagar/contract';
import { Icon, Link } from '@saudagar/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import { useTexts } from '../texts.ts';

/** Links of an event (EVT-043–046); only http and https addresses open. */
export function LinkList({ links, level }: { links: readonly EventLink[]; level: 2 | 3 }) {
  const { t } = useTexts();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const shown = links.filter(({ url }) => /^https?:\/\//i.test(url));
  if (shown.length === 0) return null;
  return (
    <section className="sg-event-section" aria-labelledby={titleId}>
      <Heading id={titleId} className="sg-event-section-title">
        {t('detail.links')}
      </Heading>
      <ul className="sg-event-links">
        {shown.map(({ title, url, description }) => (
          <li key={url}>
            <Icon>
              <ExternalLink />
            </Icon>
            <span>
              <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
                {title}
              </Link>
              {description && <span className="sg-event-label">{description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
