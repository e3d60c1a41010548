import type { Group, GroupBody } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';
import { GROUP_FIELDS, type GroupValues } from './groupValues.ts';

/** Makes a group: a name and a description are all it needs (GRP-052, 053, 066). */
export const createGroupMachine = formMachine<GroupValues, GroupBody, Group>({
  id: 'createGroup',
  validate: GROUP_FIELDS.faults,
  toWire: GROUP_FIELDS.send,
});
