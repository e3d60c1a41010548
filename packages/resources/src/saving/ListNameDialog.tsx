import type { SavedList } from '@saudagar/contract';
import { Button, Dialog } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { ListNameForm } from './ListNameForm.tsx';

/** Props of the dialog that names a list. */
export interface ListNameDialogProps {
  /** The list that is renamed; null makes a new one. */
  list: SavedList | null;
  /** Told that it is to close. */
  onClose: () => void;
  /** Told the list that was made or renamed. */
  onDone: (list: SavedList) => void;
}

/** Makes a list, or gives one another name. */
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
