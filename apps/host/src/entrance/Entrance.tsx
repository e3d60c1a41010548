import './entrance.css';
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

export interface EntranceProps {
  /** Told that the visitor has begun with the form. */
  onBegin: () => void;
  children: ReactNode;
}

/** The frame of sign-in and registration: what the product is, and beside it the form. */
export function Entrance({ onBegin, children }: EntranceProps) {
  const { t } = useTexts();
  const { name } = usePortal().brand();
  return (
    <div className="sg-entrance">
      <SkipLink />
      <header className="sg-entrance-brand">
        <Kawung />
        <div className="sg-entrance-intro">
          <p className="sg-entrance-name">
            <KawungMark size={36} />
            {name}
          </p>
          <p className="sg-entrance-promise">{t('entrance.promise')}</p>
          <ul className="sg-entrance-reasons">
            {REASONS.map(({ key, Drawing }) => (
              <li key={key}>
                <Icon className="sg-entrance-sign">
                  <Drawing />
                </Icon>
                <div>
                  <p className="sg-entrance-reason">{t(`entrance.${key}.title`)}</p>
                  <p>{t(`entrance.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div className="sg-entrance-side">
        <section className="sg-entrance-language" aria-label={t('language')}>
          <LanguageSelect isQuiet />
        </section>
        <main id="main" className="sg-entrance-main" tabIndex={-1} onFocus={onBegin}>
          {children}
        </main>
      </div>
    </div>
  );
}
