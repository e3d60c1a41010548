import {
  type BodyOf,
  GROUP_DESCRIPTION_MIN,
  GROUP_NAME_MIN,
  type Group,
  type GroupType,
  updateGroup,
} from '@saudagar/contract';
import {
  type DraftFields,
  draftField,
  type FieldErrors,
  formDraft,
  formMachine,
  provideFlow,
  write,
} from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishGroup, publishOwn } from '../changes/changes.ts';
import { GROUP_FIELDS, type GroupValues } from './groupValues.ts';

/** Returns the error of a trimmed text with a minimum length (GRP-090). */
function ruleOf(text: string, least: number): 'required' | 'short' | null {
  const { length } = text.trim();
  if (length === 0) return 'required';
  return length < least ? 'short' : null;
}

/** The group being edited. */
export interface EditedGroup {
  id: string;
  /** Its current type. */
  group_type: GroupType;
  /** True when the editor may change the type. */
  canChangeType: boolean;
}

type EditBody = BodyOf<typeof updateGroup>;

/** Values of Edit Group, with the confirmation of making a private group public. */
export interface EditGroupValues extends GroupValues {
  opened: boolean;
  /** True when old posts become public too. */
  opens_old_posts: boolean;
}

/** Validates an edited group (GRP-073–076); confirms opening a private one last. */
function validate(
  { name, description, group_type, opened }: EditGroupValues,
  subject: EditedGroup,
): FieldErrors<EditGroupValues> {
  const ofName = ruleOf(name, GROUP_NAME_MIN);
  const ofDescription = ruleOf(description, GROUP_DESCRIPTION_MIN);
  if (ofName || ofDescription)
    return {
      ...(ofName && { name: { rule: ofName } }),
      ...(ofDescription && { description: { rule: ofDescription } }),
    };
  return opens({ group_type }, subject) && !opened ? { opened: { rule: 'opens' } } : {};
}

const opens = ({ group_type }: Pick<GroupValues, 'group_type'>, subject: EditedGroup): boolean =>
  subject.group_type === 'private' && group_type === 'public';

/** Edits a group; the reply is null on servers that return no group (GRP-069–091). */
export const editGroupMachine = formMachine<EditGroupValues, EditBody, Group | null, EditedGroup>({
  id: 'editGroup',
  validate,
  toBody(values, subject) {
    const { group_type, ...body } = GROUP_FIELDS.send(values);
    if (!subject.canChangeType) return body;
    const { opens_old_posts } = values;
    return { ...body, group_type, ...(opens(values, subject) && { opens_old_posts }) };
  },
});

/** Reads a draft of an edit; opening a private group needs a new confirmation. */
const EDIT_DRAFT: DraftFields<EditGroupValues> = {
  ...GROUP_FIELDS.draft,
  opened: draftField.passing,
  opens_old_posts: draftField.passing,
};

/** Implements editing a group with the portal's client. */
export const provideEditGroup = (portal: Portal) =>
  provideFlow(editGroupMachine, {
    actors: {
      send: write(portal, updateGroup, ({ subject: { id }, body }) => ({ params: { id }, body })),
      draft: formDraft(portal, { name: ({ id }) => `groups.edit.${id}`, fields: EDIT_DRAFT }),
    },
    actions: {
      publish: (_, { subject: { id }, reply }) => {
        // A reply leaves out what it no longer has.
        if (reply) publishGroup(portal, { opened_at: null, ...reply, id });
        else publishOwn(portal);
      },
    },
  });
