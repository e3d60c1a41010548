import { type Group, INDUSTRY_TAGS } from '@saudagar/contract';
import { FormDialog, useField, useLinkTo, useMissingFields } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useRoutes,
  useTagText,
} from '@saudagar/portal';
import { ToggleButtonGroup } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { provideCreateGroup } from './createGroupFlow.ts';
import { GroupFields } from './GroupFields.tsx';
import { GROUP_FIELDS, type GroupValues } from './groupValues.ts';
import { useRuleText } from './useRuleText.ts';

/** Props of {@link CreateGroupDialog}. */
export interface CreateGroupDialogProps {
  /** Called with the new group. */
  onCreated: (group: Group) => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Creates a group (GRP-007, GRP-052–068); the draft survives a reload. */
export function CreateGroupDialog({ onCreated, onClose }: CreateGroupDialogProps) {
  const { group: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const linkTo = useLinkTo(hrefOf);
  const form = usePersistentActor('groups.create', provideCreateGroup, {
    subject: null,
    values: GROUP_FIELDS.blank,
  });
  const {
    name: _,
    value: tags,
    onChange: changeTags,
    isReadOnly,
    ...tagField
  } = useField<GroupValues>(form, useRuleText())('industry_tags');
  const missing = useMissingFields(form, GROUP_FIELDS, {
    name: t('missing.name'),
    description: t('missing.description'),
  });
  useActorResult(form, 'form.done', ({ reply }, isShown) => {
    const { name } = reply;
    notifier.success(
      reply.approval_status === 'pending'
        ? lazy('create.waits', { name })
        : lazy('create.done', { name }),
      isShown ? {} : linkTo(reply.id),
    );
    if (isShown) onCreated(reply);
  });
  useEmitted(form, 'form.closed', onClose);

  return (
    <FormDialog
      title={t('create.title')}
      actor={form}
      reopened={(close) => <CreateGroupDialog onCreated={close} onClose={close} />}
      failureTitle={t('create.failed')}
      submitLabel={t('create.submit')}
      disabledReason={missing}
    >
      <GroupFields
        actor={form}
        tags={<NewTags {...tagField} {...{ tags, isReadOnly }} onChange={changeTags} />}
      />
    </FormDialog>
  );
}

interface NewTagsProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** Tags offered for a new group (GRP-054, GRP-055). */
function NewTags({ tags, onChange, errorMessage, isReadOnly }: NewTagsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  return (
    <ToggleButtonGroup
      label={t('form.tags')}
      options={INDUSTRY_TAGS.map((id) => ({ id, label: tagText(id) }))}
      value={tags}
      isDisabled={isReadOnly}
      errorMessage={errorMessage}
      onChange={onChange}
    />
  );
}
