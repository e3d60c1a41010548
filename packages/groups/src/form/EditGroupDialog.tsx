import {
  canChangeGroupType,
  GROUP_EDIT_TAGS,
  GROUP_TAG_MAX,
  GROUP_TAGS_MAX,
  type Group,
  groupTagKey,
} from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useTagText,
  useUser,
} from '@saudagar/portal';
import { InlineMessage, TagInput } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import type { EditGroupValues } from './editGroupFlow.ts';
import { provideEditGroup } from './editGroupFlow.ts';
import { GroupFields } from './GroupFields.tsx';
import { GROUP_FIELDS } from './groupValues.ts';
import { OpeningQuestion } from './OpeningQuestion.tsx';
import { useRuleText } from './useRuleText.ts';

/** Props of {@link EditGroupDialog}. */
export interface EditGroupDialogProps {
  group: Group;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/**
 * Edits a group (GRP-010, GRP-069–091); the draft survives a reload. Errors are shown at their
 * field and below the form (GRP-086). Only the group's admin can change its type, with a
 * confirmation before a private group becomes public.
 */
export function EditGroupDialog({ group, onClose }: EditGroupDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const { id, group_type } = group;
  const canChangeType = user !== null && canChangeGroupType(group, user);
  const form = usePersistentActor(`groups.edit.${id}`, provideEditGroup, {
    subject: { id, group_type, canChangeType },
    // An edit that waits goes on from where it was left.
    values: {
      ...GROUP_FIELDS.show({ ...group, ...group.revision?.changes }),
      ...{ opened: false, opens_old_posts: false },
    },
  });
  const isOpening = useSelector(form, ({ context }) => context.errors.opened !== undefined);
  const tags = useField<EditGroupValues>(form, useRuleText())('industry_tags');
  const answer = (opened: boolean) => form.send({ type: 'field.changed', change: { opened } });
  useActorResult(form, 'form.done', ({ reply }, isShown) => {
    notifier.success(lazy(reply?.revision?.is_own ? 'edit.waits' : 'edit.done'));
    if (isShown) onClose();
  });
  useEmitted(form, 'form.closed', onClose);

  return (
    <FormDialog
      title={t('edit.title')}
      actor={form}
      reopened={(close) => <EditGroupDialog group={group} onClose={close} />}
      failureTitle={t('edit.failed')}
      failureText={({ detail }) => detail ?? t('edit.failedPlain')}
      showsServerReason
      submitLabel={t('edit.submit')}
    >
      {group.revision && <InlineMessage>{t('edit.waiting')}</InlineMessage>}
      <GroupFields
        actor={form}
        hasType={canChangeType}
        tags={<EditedTags {...tags} tags={tags.value} />}
      />
      {isOpening && (
        <OpeningQuestion
          groupId={id}
          actor={form}
          onConfirm={() => {
            answer(true);
            form.send({ type: 'form.submitted' });
          }}
          onCancel={() => answer(false)}
        />
      )}
    </FormDialog>
  );
}

interface EditedTagsProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** Free or suggested tags; suggestions are shown in the member's language. */
function EditedTags({ tags, onChange, errorMessage, isReadOnly }: EditedTagsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const change = (labels: readonly string[]) => {
    const wire = new Map(
      [...GROUP_EDIT_TAGS, ...tags].map((tag) => [groupTagKey(tagText(tag)), tag]),
    );
    onChange(labels.map((label) => wire.get(groupTagKey(label)) ?? label));
  };
  return (
    <TagInput
      label={t('form.tags')}
      description={t('form.tagsHint')}
      value={tags.map(tagText)}
      suggestions={GROUP_EDIT_TAGS.map(tagText)}
      maxTags={GROUP_TAGS_MAX}
      maxLength={GROUP_TAG_MAX}
      isDisabled={isReadOnly}
      errorMessage={errorMessage}
      onChange={change}
    />
  );
}
