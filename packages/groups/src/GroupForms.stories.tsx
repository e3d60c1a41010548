import { createGroup, updateGroup } from '@saudagar/contract';
import {
  buildGroup,
  type Community,
  failWith,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { GroupPage } from './GroupPage.tsx';
import { Groups } from './Groups.tsx';

/** The forms for creating and editing a group. */
const meta = preview.meta({
  title: 'Create or edit a group',
  tags: ['group-admin'],
  component: Groups,
  parameters: { portal: { pages: [] }, statecharts: { show: 'createGroup' } },
});

/** A community with a private group, run by the member unless `adminId` is another. */
function privateGroup(adminId = 'member-1'): Community {
  const community = sampleCommunity({ posts: 0 });
  community.groups.add(
    buildGroup({ id: 'own', group_type: 'private', location: 'Kudus', admin_user_id: adminId }),
  );
  return community;
}

/** A community with a private group of another member, for a moderator. */
function moderatedGroup(): Community {
  const community = privateGroup('member-2');
  community.accounts.update('member-1', { role: 'moderator' });
  return community;
}

/** A community whose moderators approve the member's edits; one of their group may wait. */
const reviewedGroup = (location?: string) => (): Community => {
  const community = privateGroup();
  community.revisions.review('member-1');
  const [maker, group] = [community.accounts.find('member-1'), community.groups.whole('own')];
  if (maker && group && location)
    community.revisions.save(maker, 'group', 'own', { location: group.location }, { location });
  return community;
};

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openCreate({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create Group' }));
  return within(await screen.findByRole('dialog', { name: 'Create Group' }));
}

async function fillIn(dialog: ReturnType<typeof within>, userEvent: Scene['userEvent']) {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Group name' }), 'Kopi Gayo');
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Description' }),
    'Petani dan penyangrai kopi Gayo.',
  );
}

/** An empty form: Create is disabled. */
// GRP-052, GRP-053
export const Creating = meta.story({
  name: 'Create group: empty form',
  tags: ['member', '!group-admin'],
  async play(context) {
    const dialog = await openCreate(context);
    const create = dialog.getByRole('button', { name: 'Create Group' });
    await expect(create).toBeDisabled();
    await expect(create).toHaveAccessibleDescription('Add a name and a description');
    const tags = within(dialog.getByRole('toolbar', { name: 'Industry tags' }));
    await expect(tags.getAllByRole('button')).toHaveLength(13);
  },
});

/** The request is pending: closing the dialog does not cancel it. */
export const CreateSending = meta.story({
  name: 'Group being created',
  tags: ['no-picture', 'sending', 'member', '!group-admin'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(createGroup));
  },
  async play(context) {
    const dialog = await openCreate(context);
    await fillIn(dialog, context.userEvent);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Group' }));
    await expect(await dialog.findByRole('button', { name: /In progress/ })).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText(/^Still being sent/)).toBeVisible();
  },
});

/** Filled in with tags, location and a rule; the group is then the member's own. */
export const Created = meta.story({
  name: 'Group created',
  tags: ['done', 'member', '!group-admin'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    const dialog = await openCreate(context);
    await fillIn(dialog, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Food' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Private/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add rule' }));
    const rule = dialog.getByRole('textbox', { name: 'Rule 1' });
    await waitFor(() => expect(rule).toHaveFocus());
    await userEvent.type(rule, 'Sebut asal kopi');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Group' }));
    await expect(await screen.findByText('“Kopi Gayo” was created')).toBeInTheDocument();
    await canvas.findByRole('article', { name: 'Kopi Gayo' });
    const [made] = mocks.community.groups.mine('member-1', { search: 'gayo' }).items;
    await expect(made).toMatchObject({
      group_type: 'private',
      industry_tags: ['food'],
      rules: ['Sebut asal kopi'],
      location: null,
      user_role: 'admin',
    });
  },
});

/** A failed request keeps the form's values. */
// GRP-065, WID-114
export const CreateFailed = meta.story({
  name: 'Group could not be created',
  tags: ['failed', 'member', '!group-admin'],
  beforeEach({ msw }) {
    spyOn(console, 'info').mockImplementation(() => {});
    msw.use(failWith(createGroup, 500));
  },
  async play(context) {
    const dialog = await openCreate(context);
    await fillIn(dialog, context.userEvent);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create Group' }));
    await expect(await dialog.findByText(/The group was not created/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Group name' })).toHaveValue('Kopi Gayo');
    await expect(console.info).toHaveBeenCalledWith('saudagar: createGroup', expect.anything());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

async function openEdit({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Group' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Group' }));
}

/** The form with the group's values. */
export const Editing = meta.story({
  name: "Edit: form with the group's values",
  render: () => <GroupPage groupId="group-01" />,
  async play(context) {
    const dialog = await openEdit(context);
    await expect(dialog.getByRole('textbox', { name: 'Group name' })).toHaveValue(
      'Perajin Batik Yogyakarta',
    );
    await expect(dialog.getByRole('textbox', { name: 'Rule 2' })).toBeVisible();
  },
});

/** Each error is beside its field, in the documented words. */
export const EditRefused = meta.story({
  name: 'Group name error: missing or too short',
  tags: ['refused'],
  render: () => <GroupPage groupId="group-01" />,
  async play(context) {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    const name = dialog.getByRole('textbox', { name: 'Group name' });
    const description = dialog.getByRole('textbox', { name: 'Description' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.clear(name);
    await userEvent.clear(description);
    await userEvent.click(save);
    await expect(await dialog.findByText('Group name is required')).toBeVisible();
    await expect(dialog.getByText('Group description is required')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, ' ab ');
    await userEvent.type(description, 'Pendek');
    await userEvent.click(save);
    await expect(await dialog.findByText('Group name must be at least 3 characters')).toBeVisible();
    await expect(
      dialog.getByText('Group description must be at least 10 characters'),
    ).toBeVisible();
  },
});

/** Tags are deduplicated ignoring case, empty rules dropped, and a blank location sent as null. */
export const Edited = meta.story({
  name: 'Changes saved',
  tags: ['no-picture', 'done'],
  render: () => <GroupPage groupId="group-01" />,
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    const dialog = await openEdit(context);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Group name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Group name' }), 'Batik Jogja');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Location' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Rule 1' }));
    const tags = dialog.getByRole('combobox', { name: 'Industry tags' });
    await userEvent.type(tags, ' TEXTILE , Malam batik,');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Group updated successfully!')).toBeInTheDocument();
    await canvas.findByRole('heading', { level: 1, name: 'Batik Jogja' });
    const group = mocks.community.groups.mine('member-1', { search: 'Batik Jogja' }).items[0];
    await expect(group).toMatchObject({
      location: null,
      rules: ['Tidak menawar di kolom komentar.'],
    });
    await expect(group?.industry_tags).toEqual(['textile', 'fashion', 'Malam batik']);
  },
});

/** A rejected field shows the server's error, and the form the documented message. */
// GRP-086
export const EditRefusedByServer = meta.story({
  name: 'Refused: name is taken',
  tags: ['no-picture', 'refused'],
  render: () => <GroupPage groupId="group-01" />,
  beforeEach({ msw }) {
    msw.use(failWith(updateGroup, 422, { detail: 'This name is taken', field: 'name' }));
  },
  async play(context) {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    const name = dialog.getByRole('textbox', { name: 'Group name' });
    await userEvent.type(name, ' Baru');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Error updating group: This name is taken')).toBeVisible();
    await expect(dialog.getByText('This name is taken')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, '!');
    await expect(dialog.queryByText(/This name is taken/)).not.toBeInTheDocument();
  },
});

/** The documented message, followed by the server's own. */
export const EditFailed = meta.story({
  name: 'Changes could not be saved',
  tags: ['failed'],
  render: () => <GroupPage groupId="group-01" />,
  beforeEach({ msw }) {
    msw.use(failWith(updateGroup, 500));
  },
  async play(context) {
    const { userEvent } = context;
    const dialog = await openEdit(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Location' }), ' Kota');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Error updating group: /)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Location' })).toHaveValue('Yogyakarta Kota');
  },
});

/** A moderator edits another member's group, but cannot change its type. */
export const EditingAsModerator = meta.story({
  name: 'A moderator edits: type is fixed',
  parameters: { portal: { community: moderatedGroup } },
  render: () => <GroupPage groupId="own" />,
  async play(context) {
    const { mocks, userEvent } = context;
    const dialog = await openEdit(context);
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Location' }), ' Kota');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Group updated successfully!')).toBeInTheDocument();
    await expect(mocks.community.groups.whole('own')).toMatchObject({
      group_type: 'private',
      location: 'Kudus Kota',
    });
  },
});

/** An edit that needs approval waits, and the page says so; its maker can take it back. */
// ADM-380, ADM-381
export const EditWaits = meta.story({
  name: 'My change waits for approval',
  parameters: { portal: { community: reviewedGroup() } },
  render: () => <GroupPage groupId="own" />,
  async play(context) {
    const { canvas, userEvent } = context;
    const dialog = await openEdit(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Location' }), ' Kota');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Take back the change' })).toBeVisible();
    await expect(canvas.queryByText('Kudus Kota')).toBeNull();
  },
});

/** The form opens with the changes that wait, and says so. */
// ADM-381
export const EditWaiting = meta.story({
  name: 'Edit: earlier changes wait for approval',
  parameters: { portal: { community: reviewedGroup('Kudus Kota') } },
  render: () => <GroupPage groupId="own" />,
  async play(context) {
    const dialog = await openEdit(context);
    await expect(dialog.getByText(/^These are the changes that wait/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Location' })).toHaveValue('Kudus Kota');
  },
});
