import type { Resource } from '@saudagar/contract';
import { useIsOffered } from '@saudagar/portal';
import { Button, useOnDemand } from '@saudagar/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useTexts } from '../texts.ts';
import { saveDialog } from './savingParts.ts';

/** Opens the member's lists to save a resource in; hidden where the server keeps none. */
export function SaveButton({ resource }: { resource: Resource }) {
  const { t } = useTexts();
  const hasLists = useIsOffered('listSavedLists');
  const canSave = useIsOffered('saveResource');
  const dialog = useOnDemand(saveDialog);
  const { title, saved_lists: lists } = resource;
  if (!lists || !hasLists || !canSave) return null;
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
