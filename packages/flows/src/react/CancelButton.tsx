import { Button } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Props of {@link CancelButton}. */
export interface CancelButtonProps {
  /** Its label. @default 'Cancel' */
  children?: string | undefined;
}

/** The cancel button in a dialog's footer; closes the dialog as its close button does. */
export function CancelButton({ children }: CancelButtonProps) {
  const { t } = useTexts();
  return <Button slot="close">{children ?? t('form.cancel')}</Button>;
}
