import type { MenuAction } from '@saudagar/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { useTexts } from '../texts.ts';

interface OwnActions {
  /** Opens the text for editing; left out where the server cannot change it. */
  onEdit: (() => void) | false;
  /** Asks whether it shall be deleted; left out where the server cannot. */
  onDelete: (() => void) | false;
}

/** What a member may do with their own post or comment: `others` stand between. */
export function ownActions(
  { onEdit, onDelete }: OwnActions,
  { t }: Pick<ReturnType<typeof useTexts>, 't'>,
  others: readonly MenuAction[] = [],
): MenuAction[] {
  const actions = [...others];
  if (onEdit) {
    actions.unshift({ id: 'edit', label: t('edit.action'), icon: <Pencil />, onAction: onEdit });
  }
  if (onDelete) {
    const label = t('delete.action');
    actions.push({ id: 'delete', label, icon: <Trash />, isDanger: true, onAction: onDelete });
  }
  return actions;
}
