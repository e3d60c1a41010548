import { useSession } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';

/** Says that what is shown was kept, while the member's stored session is being checked. */
// SHELL-193
export function Unconfirmed() {
  const { t } = useTexts();
  const session = useSession();
  const isUnconfirmed = useSelector(session, (snapshot) => snapshot.hasTag('unconfirmed'));
  const hasFailed = useSelector(session, ({ context }) => context.returns > 0);
  if (!isUnconfirmed) return null;
  const reason = navigator.onLine ? 'unreachable.title' : 'unreachable.offline';
  return (
    <p role="status" className="sg-shell-note">
      {t(hasFailed ? reason : 'loading')}
    </p>
  );
}
