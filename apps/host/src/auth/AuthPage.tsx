import { type SessionEnd, useSession, useSuspensionText } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

const END_TEXTS = {
  elsewhere: 'entrance.signedOutElsewhere',
  expired: 'entrance.sessionEnded',
  refused: 'entrance.sessionEnded',
} as const satisfies Record<Exclude<SessionEnd, 'left' | 'deactivated'>, string>;

export interface AuthPageProps {
  /** The heading. */
  title: string;
  /** Text below the heading. */
  text: string;
  /** The form. */
  children: ReactNode;
}

/** Heading and form, and the reason the last session ended unless signed out here (SHELL-120). */
export function AuthPage({ title, text, children }: AuthPageProps) {
  const { t } = useTexts();
  const suspensionText = useSuspensionText();
  const { ended, suspension } = useSelector(useSession(), ({ context }) => context);
  return (
    <div className="sg-auth-page">
      <div className="sg-auth-heading">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {ended && ended !== 'left' && (
        <InlineMessage kind={ended === 'deactivated' ? 'error' : 'info'}>
          {ended === 'deactivated' ? suspensionText(suspension) : t(END_TEXTS[ended])}
        </InlineMessage>
      )}
      {children}
    </div>
  );
}
