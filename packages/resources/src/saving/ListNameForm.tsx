import { SAVED_LIST_NAME_MAX, type SavedList } from '@saudagar/contract';
import { FormView, useClosedWhileSending, useField } from '@saudagar/flows/react';
import {
  type DetachedDialog,
  useActorResult,
  usePersistentActor,
  usePortal,
} from '@saudagar/portal';
import { Button, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideListName } from './listNameFlow.ts';

interface ListNameFormProps {
  /** The list to rename; null creates a new one. */
  subject: SavedList | null;
  /** Label of the field. */
  label: string;
  /** Label of the submit button; omitted when the button is outside the form. */
  submit?: string | undefined;
  /** Id of the form, for a button outside it. */
  id?: string | undefined;
  /** Focuses the field on mount. @default false */
  hasFocus?: boolean | undefined;
  /** The enclosing dialog, for a toast that reopens it. */
  reopened: DetachedDialog;
  /** Called with the created or renamed list. */
  onDone: (list: SavedList) => void;
}

/** A one-line form that names a list. */
export function ListNameForm(props: ListNameFormProps) {
  const { subject, label, submit, id, hasFocus = false, reopened, onDone } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`resources.listName.${subject?.id ?? ''}`, provideListName, {
    subject: { id: subject?.id ?? null },
    values: { name: subject?.name ?? '' },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useField(actor, (_, rule) =>
    t(rule === 'nameLong' ? 'saved.nameLong' : 'saved.nameRequired'),
  );
  useClosedWhileSending(actor, 'form.refused', {
    title: t(subject ? 'saved.renameTitle' : 'saved.newTitle'),
    failureTitle: t('saved.failed'),
    reopened,
  });
  useActorResult(actor, 'form.done', ({ reply }, isShown) => {
    notifier.success(subject ? lazy('saved.renamed') : lazy('save.added', { name: reply.name }));
    if (isShown) onDone(reply);
  });
  return (
    <FormView actor={actor} failureTitle={t('saved.failed')} {...(id !== undefined && { id })}>
      <div className="sg-resource-name">
        <TextField
          {...field('name')}
          label={label}
          maxLength={SAVED_LIST_NAME_MAX}
          autoFocus={hasFocus}
        />
        {submit !== undefined && (
          <Button type="submit" isPending={isBusy}>
            {submit}
          </Button>
        )}
      </div>
    </FormView>
  );
}
