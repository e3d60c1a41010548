import type { BodyOf, Group, updateGroup } from '@saudagar/contract';
import { readFields } from '@saudagar/flows';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createGroupMachine } from './createGroupFlow.ts';
import { type EditedGroup, type EditGroupValues, editGroupMachine } from './editGroupFlow.ts';
import { GROUP_FIELDS, type GroupValues } from './groupValues.ts';

const filled: GroupValues = {
  name: '  Batik Nusantara ',
  description: ' Pengrajin dan penjual batik tulis. ',
  group_type: 'private',
  industry_tags: [' Textile', 'textile', 'Batik '],
  location: '  ',
  rules: [' Sopan ', '', '  '],
};

type EditBody = BodyOf<typeof updateGroup>;

let sent: EditBody | undefined;

/** Submits a form with the given values. */
function submit(values: Partial<EditGroupValues>, subject: Partial<EditedGroup> = {}) {
  const noops = { logFailure: () => {}, publish: () => {} };
  const actors = {
    send: fromPromise<Group | null, { body: EditBody }>(({ input: { body } }) => {
      sent = body;
      return new Promise(() => {});
    }),
  };
  const actor = createActor(editGroupMachine.provide({ actors: actors as never, actions: noops }), {
    input: {
      subject: { id: 'g1', group_type: 'private', canChangeType: true, ...subject },
      values: { ...filled, opened: false, opens_old_posts: false, ...values },
    },
  });
  actor.start();
  actor.send({ type: 'form.submitted' });
  return actor.getSnapshot();
}

it('a group is sent with trimmed texts, unique tags, no empty rules, null location', () => {
  expect(GROUP_FIELDS.send(filled)).toEqual({
    name: 'Batik Nusantara',
    description: 'Pengrajin dan penjual batik tulis.',
    group_type: 'private',
    industry_tags: ['Textile', 'Batik'],
    location: null,
    rules: ['Sopan'],
  });
});

it.each([
  [{ name: '  ' }, { name: { rule: 'required' } }],
  [{ name: ' ab ' }, { name: { rule: 'short' } }],
  [{ description: '' }, { description: { rule: 'required' } }],
  [{ description: ' Pendek    ' }, { description: { rule: 'short' } }],
])('the form of an edited group rejects %j', (values, errors) => {
  const snapshot = submit(values);
  expect(snapshot.context.errors).toEqual(errors);
  expect(snapshot.matches({ editing: 'incomplete' })).toBe(true);
});

it('an edited group may have a name of three and a description of ten letters', () => {
  expect(submit({ name: 'abc', description: '0123456789' }).matches('sending')).toBe(true);
});

it('a private group becomes public only once confirmed, after other errors', () => {
  expect(submit({ group_type: 'public', name: 'ab' }).context.errors).toEqual({
    name: { rule: 'short' },
  });
  expect(submit({ group_type: 'public' }).context.errors).toEqual({ opened: { rule: 'opens' } });
  expect(submit({ group_type: 'public', opened: true }).matches('sending')).toBe(true);
  expect(submit({ group_type: 'public' }, { group_type: 'public' }).matches('sending')).toBe(true);
});

it('the choice about old posts is sent with a change from private to public alone', () => {
  submit({ group_type: 'public', opened: true });
  expect(sent).toHaveProperty('opens_old_posts', false);
  submit({ group_type: 'public', opened: true, opens_old_posts: true });
  expect(sent).toHaveProperty('opens_old_posts', true);
  submit({ group_type: 'public', opens_old_posts: true }, { group_type: 'public' });
  expect(sent).not.toHaveProperty('opens_old_posts');
});

it('a moderator’s edit of another member’s group sends no type', () => {
  submit({}, { canChangeType: false });
  expect(sent).not.toHaveProperty('group_type');
  submit({}, { canChangeType: true });
  expect(sent).toHaveProperty('group_type', 'private');
});

it('a new group requires only a name and a description', () => {
  const actor = createActor(createGroupMachine, {
    input: { subject: null, values: GROUP_FIELDS.blank },
  });
  actor.start();
  actor.send({ type: 'form.submitted' });
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['name', 'description']);
});

it('reading a group draft drops damaged fields', () => {
  expect(readFields(JSON.parse(JSON.stringify(filled)), GROUP_FIELDS.draft)).toEqual(filled);
  const { rules: _, group_type: __, ...rest } = filled;
  expect(
    readFields({ ...filled, rules: 'Sopan', group_type: 'secret' }, GROUP_FIELDS.draft),
  ).toEqual(rest);
});

it('a group without a location has an empty location field', () => {
  const group = { ...filled, id: 'g1', location: null } as unknown as Group;
  expect(GROUP_FIELDS.show(group).location).toBe('');
});
