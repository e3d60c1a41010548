import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface FilterSheetProps {
  /** The active filters as a sentence, announced when it changes. */
  status: string;
  /** Clears all filters. @default no button */
  onClear?: (() => void) | undefined;
  onClose: () => void;
  /** The fields of the filters; each applies at once. */
  children: ReactNode;
}

/** The filters of a narrow bar in a sheet above the list. */
export function FilterSheet({ status, onClear, onClose, children }: FilterSheetProps) {
  const { t } = useTexts();
  const clear = () => {
    onClear?.();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('filters.name')}
      footer={
        <>
          {onClear && <Button onPress={clear}>{t('filters.clear')}</Button>}
          <Button variant="primary" onPress={onClose}>
            {t('filters.show')}
          </Button>
        </>
      }
    >
      <div className="sg-filters-sheet">{children}</div>
      <VisuallyHidden elementType="div" role="status">
        {status}
      </VisuallyHidden>
    </Dialog>
  );
}
