import { useRoutes } from '@saudagar/portal';
import { Card, Icon, Link } from '@saudagar/ui';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import Newspaper from 'lucide-react/icons/newspaper';
import UsersRound from 'lucide-react/icons/users-round';
import { useId } from 'react';
import { useTexts } from './texts.ts';

const FEATURES = [
  { key: 'feed', Drawing: Newspaper },
  { key: 'groups', Drawing: UsersRound },
  { key: 'network', Drawing: Handshake },
  { key: 'resources', Drawing: GraduationCap },
] as const;

/** Four cards of features, each with a link (SHELL-142). */
export function Features() {
  const routes = useRoutes();
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-home-heading">
        {t('features.name')}
      </h2>
      <ul className="sg-home-features">
        {FEATURES.map(({ key, Drawing }) => {
          const path = routes[key]?.();
          const title = t(`features.${key}.title`);
          return (
            <li key={key}>
              <Card className="sg-home-feature">
                <Icon className="sg-home-icon">
                  <Drawing />
                </Icon>
                <h3 className="sg-home-feature-title">
                  {path ? (
                    <Link isPlain href={path}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p>{t(`features.${key}.text`)}</p>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
