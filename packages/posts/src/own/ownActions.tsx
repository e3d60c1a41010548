import type { MenuAction } from '@saudagar/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { useTexts } from '../texts.ts';

interface OwnActions {
  /** Opens the text for editing. */
  onEdit: () => void;
  /** Opens the confirmation for deleting. */
  onDelete: () => void;
}

/** Returns the menu actions of one's own post or comment, with `others` in between. */
export function ownActions(
  { onEdit, onDelete }: OwnActions,
  { t }: Pick<ReturnType<typeof useTexts>, 't'>,
  others: readonly MenuAction[] = [],
): MenuAction[] {
  return [
    { id: 'edit', label: t('edit.action'), icon: <Pencil />, onAction: onEdit },
    ...others,
    {
      id: 'delete',
      label: t('delete.action'),
      icon: <Trash />,
      variant: 'danger',
      onAction: onDelete,
    },
  ];
}

/** Returns the menu action that removes another member's post or comment from a group. */
export const removeAction = (
  onAction: () => void,
  { t }: Pick<ReturnType<typeof useTexts>, 't'>,
): MenuAction => ({
  id: 'remove',
  label: t('remove.action'),
  icon: <Trash />,
  variant: 'danger',
  onAction,
});
