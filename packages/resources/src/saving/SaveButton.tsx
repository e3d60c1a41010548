import type { Resource } from '@saudagar/contract';
import { Button, loadable, useOnDemand } from '@saudagar/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useTexts } from '../texts.ts';

const saveDialog = loadable(async () => (await import('./dialogs.ts')).SaveDialog);

/** Opens the member's lists to save a resource in; hidden from visitors. */
export function SaveButton({ resource }: { resource: Resource }) {
  const { t } = useTexts();
  const dialog = useOnDemand(saveDialog);
  const { title, saved_lists: lists } = resource;
  if (!lists) return null;
  const isSaved = lists.length > 0;
  return (
    <>
      <Button
        {...dialog.openerProps}
        variant="quiet"
        size="compact"
        className="sg-resource-save"
        icon={isSaved ? <BookmarkCheck /> : <Bookmark />}
        aria-label={t(isSaved ? 'save.savedNamed' : 'save.named', { title })}
      >
        {t(isSaved ? 'save.saved' : 'save.action')}
      </Button>
      {dialog.isOpen && <saveDialog.View resource={resource} onClose={dialog.close} />}
    </>
  );
}
