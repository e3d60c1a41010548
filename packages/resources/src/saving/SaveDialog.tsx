import type { Resource, SavedList } from '@saudagar/contract';
import { FailureMessage, FormDialog } from '@saudagar/flows/react';
import {
  type DetachedDialog,
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useViewActor,
} from '@saudagar/portal';
import { Checkbox, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { ListNameForm } from './ListNameForm.tsx';
import { provideLists } from './listsFlow.ts';
import { provideSave } from './saveFlow.ts';

/** Props of the dialog that saves a resource. */
export interface SaveDialogProps {
  resource: Resource;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** Chooses the lists that contain a resource; can create a new one (RES-049). */
export function SaveDialog({ resource, onClose }: SaveDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const [added, setAdded] = useState(0);
  const lists = useViewActor(provideLists, { query: null });
  const form = usePersistentActor(`resources.save.${resource.id}`, provideSave, {
    subject: { id: resource.id },
    values: { listIds: [...(resource.saved_lists ?? [])].sort() },
  });
  const items = useSelector(lists, ({ context }) => context.items);
  const failure = useSelector(lists, ({ context }) => context.failure);
  const isLoading = useSelector(lists, (snapshot) => snapshot.hasTag('loading'));
  const isEmpty = useSelector(lists, (snapshot) => snapshot.hasTag('empty'));
  const chosen = useSelector(form, ({ context }) => context.values.listIds);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));

  const choose = (id: string, isChosen: boolean) => {
    const others = form.getSnapshot().context.values.listIds.filter((one) => one !== id);
    const listIds = isChosen ? [...others, id].sort() : others;
    form.send({ type: 'field.changed', change: { listIds } });
  };
  const addList = ({ id }: SavedList) => {
    choose(id, true);
    setAdded((count) => count + 1);
  };
  useActorResult(form, 'form.done', ({ reply }, isShown) => {
    notifier.success(lazy(reply.saved_lists.length > 0 ? 'save.done' : 'save.removed'));
    if (isShown) onClose();
  });
  useEmitted(form, 'form.closed', onClose);

  const reopened: DetachedDialog = (close) => <SaveDialog resource={resource} onClose={close} />;
  return (
    <FormDialog
      title={t('save.title')}
      size="small"
      actor={form}
      reopened={reopened}
      failureTitle={t('save.failed')}
      submitLabel={t('save.submit')}
      footer={
        <div className="sg-resource-saving">
          <FailureMessage failure={failure} onRetry={() => lists.send({ type: 'list.retried' })} />
          <ListNameForm
            key={added}
            subject={null}
            hasFocus={added > 0}
            label={t('save.newList')}
            onDone={addList}
            submit={t('save.add')}
            reopened={reopened}
          />
        </div>
      }
    >
      <fieldset className="sg-resource-lists" aria-label={t('save.lists')} aria-busy={isLoading}>
        {isLoading && items.length === 0 && <SkeletonText lines={3} />}
        {isEmpty && <p>{t('save.noLists')}</p>}
        {items.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            isSelected={chosen.includes(id)}
            isReadOnly={isBusy}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
