import { IconButton } from '@saudagar/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTexts } from '../texts.ts';

/** Back button to the list, where only one screen is visible. */
export function BackButton({ onPress }: { onPress: () => void }) {
  const { t } = useTexts();
  return (
    <IconButton className="sg-messages-back" aria-label={t('room.back')} onPress={onPress}>
      <ArrowLeft />
    </IconButton>
  );
}
