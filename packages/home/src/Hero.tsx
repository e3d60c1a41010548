import { useRoutes } from '@saudagar/portal';
import { Kawung, LinkButton } from '@saudagar/ui';
import { useId } from 'react';
import { CommunityStats } from './CommunityStats.tsx';
import { useTexts } from './texts.ts';

interface HeroProps {
  /** Heading level of the claim. */
  titleLevel: 1 | 2;
}

/** The community's claim, links into it, and its figures (SHELL-139–146). */
export function Hero({ titleLevel }: HeroProps) {
  const Title = `h${titleLevel}` as const;
  const { feed, groups } = useRoutes();
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section className="sg-home-hero" aria-labelledby={titleId}>
      <Kawung />
      <div className="sg-home-hero-body">
        <div className="sg-home-claim">
          <Title id={titleId} className="sg-home-title">
            {t('title')}
          </Title>
          <p className="sg-home-text">{t('text')}</p>
          <div className="sg-home-options">
            {feed && (
              <LinkButton href={feed()} variant="primary" className="sg-home-option">
                {t('openFeed')}
              </LinkButton>
            )}
            {groups && (
              <LinkButton href={groups()} variant="secondary" className="sg-home-option">
                {t('openGroups')}
              </LinkButton>
            )}
          </div>
        </div>
        <CommunityStats />
      </div>
    </section>
  );
}
