import { IconButton } from '@saudagar/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTexts } from '../texts.ts';

/** Leads back to the list, where only one of the two is in sight. */
export function BackButton({ onPress }: { onPress: () => void }) {
  const { t } = useTexts();
  return (
    <IconButton className="sg-messages-back" aria-label={t('room.back')} onPress={onPress}>
      <ArrowLeft />
    </IconButton>
  );
}
