import { Button } from '@saudagar/ui';
import Check from 'lucide-react/icons/check';
import { useTexts } from '../texts.ts';
import { useAnswer } from './useAnswer.ts';

interface AnswerButtonsProps {
  connectionId: string;
  /** Id of the sender. */
  memberId: string;
  /** Name of the sender. */
  name: string;
}

/** Accepts or rejects a request (NET-094–101). */
export function AnswerButtons({ connectionId, memberId, name }: AnswerButtonsProps) {
  const { t } = useTexts();
  const accept = useAnswer({ connectionId, memberId, answer: 'accept' });
  const reject = useAnswer({ connectionId, memberId, answer: 'reject' });
  return (
    <>
      <Button
        variant="primary"
        size="compact"
        icon={<Check />}
        aria-label={t('answers.accept.named', { name })}
        isDisabled={reject.isBusy}
        isPending={accept.isBusy}
        onPress={accept.send}
      >
        {t('answers.accept.button')}
      </Button>
      <Button
        size="compact"
        aria-label={t('answers.reject.named', { name })}
        isDisabled={accept.isBusy}
        isPending={reject.isBusy}
        onPress={reject.send}
      >
        {t('answers.reject.button')}
      </Button>
    </>
  );
}
