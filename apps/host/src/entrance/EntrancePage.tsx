import { useSession } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

export interface EntrancePageProps {
  /** The heading. */
  title: string;
  /** What follows it. */
  text: string;
  /** The form. */
  children: ReactNode;
}

/** Heading and form, and the notice that the last session has ended (SHELL-120). */
export function EntrancePage({ title, text, children }: EntrancePageProps) {
  const { t } = useTexts();
  const hasEnded = useSelector(
    useSession(),
    ({ context: { ended } }) => ended === 'expired' || ended === 'refused',
  );
  return (
    <div className="sg-entrance-page">
      <div className="sg-entrance-heading">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {hasEnded && <InlineMessage>{t('entrance.sessionEnded')}</InlineMessage>}
      {children}
    </div>
  );
}
