import './auth.css';
import { usePortal } from '@saudagar/portal';
import { Icon, Kawung, KawungMark, SkipLink } from '@saudagar/ui';
import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { useTexts } from '../texts.ts';

const REASONS = [
  { key: 'offers', Drawing: Newspaper },
  { key: 'files', Drawing: FileText },
  { key: 'people', Drawing: Users },
] as const;

export interface AuthLayoutProps {
  /** Called when the visitor starts to fill in the form. */
  onBegin: () => void;
  children: ReactNode;
}

/** The layout of sign-in and registration: the product's description beside the form. */
export function AuthLayout({ onBegin, children }: AuthLayoutProps) {
  const { t } = useTexts();
  const { name } = usePortal().brand();
  return (
    <div className="sg-auth">
      <SkipLink />
      <header className="sg-auth-brand">
        <Kawung />
        <div className="sg-auth-intro">
          <p className="sg-auth-name">
            <KawungMark size={36} />
            {name}
          </p>
          <p className="sg-auth-promise">{t('entrance.promise')}</p>
          <ul className="sg-auth-reasons">
            {REASONS.map(({ key, Drawing }) => (
              <li key={key}>
                <Icon className="sg-auth-icon">
                  <Drawing />
                </Icon>
                <div>
                  <p className="sg-auth-reason">{t(`entrance.${key}.title`)}</p>
                  <p>{t(`entrance.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div className="sg-auth-side">
        <section className="sg-auth-language" aria-label={t('language')}>
          <LanguageSelect variant="quiet" />
        </section>
        <main id="main" className="sg-auth-main" tabIndex={-1} onFocus={onBegin}>
          {children}
        </main>
      </div>
    </div>
  );
}
