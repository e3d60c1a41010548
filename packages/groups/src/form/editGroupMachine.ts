import {
  GROUP_DESCRIPTION_MIN,
  GROUP_NAME_MIN,
  type Group,
  type GroupBody,
} from '@saudagar/contract';
import { type FieldErrors, formMachine } from '@saudagar/flows';
import { type GroupValues, groupBodyOf } from './groupValues.ts';

/** What is wrong with a text that is trimmed and needs so many characters (GRP-090). */
function ruleOf(text: string, least: number): 'required' | 'short' | null {
  const { length } = text.trim();
  if (length === 0) return 'required';
  return length < least ? 'short' : null;
}

/** What is wrong with an edited group (GRP-073–076). */
function validate({ name, description }: GroupValues): FieldErrors<GroupValues> {
  const ofName = ruleOf(name, GROUP_NAME_MIN);
  const ofDescription = ruleOf(description, GROUP_DESCRIPTION_MIN);
  return {
    ...(ofName && { name: { rule: ofName } }),
    ...(ofDescription && { description: { rule: ofDescription } }),
  };
}

/** Changes a group; the reply is null where a server sends no group back (GRP-069–091). */
export const editGroupMachine = formMachine<GroupValues, GroupBody, Group | null, { id: string }>({
  id: 'editGroup',
  validate,
  toWire: groupBodyOf,
});
