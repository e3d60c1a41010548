import type { SavedList } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import {
  ActionMenu,
  Button,
  EmptyState,
  loadable,
  Select,
  SkeletonText,
  useOnDemand,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Bookmark from 'lucide-react/icons/bookmark';
import FolderPlus from 'lucide-react/icons/folder-plus';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { provideLists } from './listsFlow.ts';

const listNameDialog = loadable(async () => (await import('./dialogs.ts')).ListNameDialog);
const deleteListDialog = loadable(async () => (await import('./dialogs.ts')).DeleteListDialog);

/** Props of {@link SavedTab}. */
export interface SavedTabProps {
  /** Id of the selected list; null for the first. */
  listId: string | null;
  /** Called with the id of the list to select; null for the first. */
  onList: (id: string | null) => void;
  /** Renders the contents of a list. */
  children: (listId: string) => ReactNode;
}

/** The member's lists: one is selected, any can be renamed or deleted. */
export function SavedTab({ listId, onList, children }: SavedTabProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideLists, { query: null });
  const lists = useSelector(actor, ({ context }) => context.items);
  const shown = lists.find(({ id }) => id === listId) ?? lists[0];
  const naming = useOnDemand(listNameDialog);
  const newList = (
    <Button {...naming.openerProps} icon={<FolderPlus />}>
      {t('saved.new')}
    </Button>
  );
  return (
    <div className="sg-resource-saved">
      <ListView
        actor={actor}
        aria-label={t('save.lists')}
        idOf={({ id }) => id}
        skeleton={<SkeletonText />}
        skeletons={1}
        empty={
          <EmptyState illustration={<Bookmark />} title={t('saved.noneTitle')} action={newList}>
            {t('saved.noneText')}
          </EmptyState>
        }
        renderItems={() =>
          shown && (
            <div className="sg-resource-saved-bar">
              <ListChoice lists={lists} shown={shown} onList={onList} />
              {newList}
            </div>
          )
        }
      />
      {shown && children(shown.id)}
      {naming.isOpen && (
        <listNameDialog.View
          list={null}
          onClose={naming.close}
          onDone={({ id }) => {
            naming.close();
            onList(id);
          }}
        />
      )}
    </div>
  );
}

interface ListChoiceProps {
  lists: readonly SavedList[];
  shown: SavedList;
  onList: (id: string | null) => void;
}

/** Selects a list, and renames or deletes it. */
function ListChoice({ lists, shown, onList }: ListChoiceProps) {
  const { t } = useTexts();
  const renaming = useOnDemand(listNameDialog);
  const deleting = useOnDemand(deleteListDialog);
  return (
    <>
      <Select
        label={t('saved.list')}
        options={lists.map(({ id, name, resources_count: number }) => ({
          id,
          label: t('saved.option', { name, number }),
        }))}
        value={shown.id}
        onChange={onList}
      />
      <ActionMenu
        aria-label={t('saved.menu', { name: shown.name })}
        actions={[
          { id: 'rename', label: t('saved.rename'), icon: <PenLine />, onAction: renaming.open },
          {
            id: 'delete',
            label: t('saved.delete'),
            icon: <Trash2 />,
            variant: 'danger',
            onAction: deleting.open,
          },
        ]}
      />
      {renaming.isOpen && (
        <listNameDialog.View list={shown} onClose={renaming.close} onDone={renaming.close} />
      )}
      {deleting.isOpen && (
        <deleteListDialog.View
          list={shown}
          onClose={deleting.close}
          onDeleted={() => {
            deleting.close();
            onList(null);
          }}
        />
      )}
    </>
  );
}
