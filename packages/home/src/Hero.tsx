import { useRoutes } from '@saudagar/portal';
import { Kawung, LinkButton } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { CommunityStats } from './CommunityStats.tsx';
import { useTexts } from './texts.ts';

interface HeroProps {
  /** Content beside the claim, or below it on a phone. */
  children?: ReactNode;
}

/** The community's claim, links into it, and its figures (SHELL-139–146). */
export function Hero({ children }: HeroProps) {
  const { feed, groups } = useRoutes();
  const { t } = useTexts();
  return (
    <header className="sg-home-hero">
      <Kawung />
      <div className="sg-home-hero-body">
        <div className="sg-home-claim">
          <h1 className="sg-home-title">{t('title')}</h1>
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
        {children}
        <CommunityStats />
      </div>
    </header>
  );
}
