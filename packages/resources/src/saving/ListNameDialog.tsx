import type { SavedList } from '@saudagar/contract';
import { Button, Dialog } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { ListNameForm } from './ListNameForm.tsx';

/** Props of the dialog that names a list. */
export interface ListNameDialogProps {
  /** The list to rename; null creates a new one. */
  list: SavedList | null;
  /** Called when the dialog should close. */
  onClose: () => void;
  /** Called with the created or renamed list. */
  onDone: (list: SavedList) => void;
}

/** Creates or renames a list. */
export function ListNameDialog({ list, onClose, onDone }: ListNameDialogProps) {
  const { t } = useTexts();
  const formId = useId();
  return (
    <Dialog
      title={t(list ? 'saved.renameTitle' : 'saved.newTitle')}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('saved.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t(list ? 'saved.submit' : 'saved.create')}
          </Button>
        </>
      }
    >
      <ListNameForm
        id={formId}
        subject={list}
        label={t('saved.name')}
        hasFocus
        reopened={(close) => <ListNameDialog list={list} onClose={close} onDone={close} />}
        onDone={onDone}
      />
    </Dialog>
  );
}
