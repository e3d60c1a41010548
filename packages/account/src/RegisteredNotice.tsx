import type { ApiError } from '@saudagar/contract';
import { Button, InlineMessage } from '@saudagar/ui';
import { SubmitFailure } from './SubmitFailure.tsx';
import { useTexts } from './texts.ts';

export interface RegisteredNoticeProps {
  /** Why signing in did not work, once it has been tried. */
  failure: ApiError | null;
  /** Whether it is being tried. */
  isPending: boolean;
  /** Tries again. */
  onRetry: () => void;
}

/** The account is made; what is left is to sign in, tried again as often as needed. */
export function RegisteredNotice({ failure, isPending, onRetry }: RegisteredNoticeProps) {
  const { t } = useTexts();
  return (
    <div className="sg-account sg-account-registered">
      <InlineMessage kind="success">{t('registered')}</InlineMessage>
      {failure && <SubmitFailure failure={failure} fallback={t('failure.login')} />}
      <Button
        autoFocus
        variant="primary"
        size="large"
        isWide
        isPending={isPending}
        onPress={onRetry}
      >
        {t('signIn')}
      </Button>
    </div>
  );
}
