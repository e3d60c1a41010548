import type { MenuAction } from '@saudagar/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { useTexts } from '../texts.ts';

interface OwnActions {
  /** Opens the text for editing. */
  onEdit: () => void;
  /** Asks whether it shall be deleted. */
  onDelete: () => void;
}

/** What a member may do with their own post or comment: `others` stand between. */
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
      isDanger: true,
      onAction: onDelete,
    },
  ];
}
