import { suggestMembers } from '@saudagar/contract';
import {
  buildUser,
  createGate,
  delayed,
  emptyCommunity,
  failWith,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PeoplePicker, type PeoplePickerProps } from './PeoplePicker.tsx';

/** Chooses members by name. */
const meta = preview.meta({
  title: 'Choose members by name',
  component: PeoplePicker,
  args: { chosen: [], onToggle: () => {} },
  parameters: { portal: {} },
  render: (args) => <Choice {...args} />,
});

/** Holds the selection. */
function Choice(props: PeoplePickerProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <PeoplePicker
      {...props}
      chosen={chosen}
      onToggle={(member) =>
        setChosen((known) =>
          known.some(({ id }) => id === member.id)
            ? known.filter(({ id }) => id !== member.id)
            : [...known, member],
        )
      }
    />
  );
}

type Canvas = StoryContext['canvas'];

const search = (canvas: Canvas) =>
  canvas.findByRole('combobox', { name: 'Search members by name' });
const person = (canvas: Canvas, name: RegExp) => canvas.findByRole('option', { name });

/** Offers members before a name is typed, except the reader and those already excluded. */
export const Ready = meta.story({
  name: 'Members offered before typing',
  args: { taken: ['member-5'] },
  async play({ canvas }) {
    await expect(await person(canvas, /Budi Santoso/)).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Siti/ })).toBeNull();
    await expect(canvas.queryByRole('option', { name: /Dewi/ })).toBeNull();
  },
});

/** Enter chooses the first match and clears the field; Backspace there removes the last one. */
export const ChosenByName = meta.story({
  name: 'Members chosen by name',
  async play({ canvas, userEvent }) {
    const field = await search(canvas);
    await person(canvas, /Budi Santoso/);
    await userEvent.type(field, 'hend');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    const chosen = within(canvas.getByRole('list', { name: 'Chosen members' }));
    await expect(chosen.getByText('Hendra Wijaya')).toBeVisible();
    await userEvent.click(await person(canvas, /Budi Santoso/));
    await expect(canvas.getByText('2 members chosen')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hendra Wijaya' }));
    await expect(canvas.getByRole('button', { name: 'Remove Budi Santoso' })).toHaveFocus();
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.queryByRole('list', { name: 'Chosen members' })).toBeNull();
  },
});

/** All members are excluded. */
export const NobodyThere = meta.story({
  name: 'All members are excluded',
  tags: ['no-picture', 'empty'],
  args: { taken: Array.from({ length: 40 }, (_, index) => `member-${index}`) },
  async play({ canvas }) {
    await expect(await canvas.findByText('There is nobody to choose yet.')).toBeVisible();
  },
});

/** The reader is the only member. */
export const Alone = meta.story({
  name: 'No other members',
  tags: ['empty'],
  parameters: {
    portal: {
      community() {
        const community = emptyCommunity();
        community.accounts.add(buildUser());
        return community;
      },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('There is nobody to choose yet.')).toBeVisible();
  },
});

/** The field shows a validation error. */
export const Wrong = meta.story({
  name: 'Choice refused: error at the field',
  tags: ['refused'],
  args: { errorMessage: 'Choose at least one member.' },
  async play({ canvas }) {
    await expect(await search(canvas)).toHaveAccessibleDescription('Choose at least one member.');
    await person(canvas, /Budi Santoso/);
  },
});

/** No member matches the name. */
export const NotFound = meta.story({
  name: 'No member matches the name',
  tags: ['empty'],
  async play({ canvas, userEvent }) {
    await userEvent.type(await search(canvas), 'zzz');
    await expect(await canvas.findByText('No member matches “zzz”.')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(suggestMembers));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading members')).toBeInTheDocument();
  },
});

let isDown = true;

/** Members fail to load; Retry loads them. */
export const ServerError = meta.story({
  name: 'Members could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    isDown = true;
    msw.use(failWith(suggestMembers, 500, undefined, { when: () => isDown }));
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Members could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await person(canvas, /Budi Santoso/)).toBeVisible();
  },
});

let gate: ReturnType<typeof createGate>;

/** Typing during a request starts another one. */
export const TypedMeanwhile = meta.story({
  name: 'Match found while typing on',
  beforeEach({ msw }) {
    gate = createGate();
    msw.use(delayed(suggestMembers, gate));
  },
  parameters: {
    portal: {
      community() {
        const community = sampleCommunity();
        community.accounts.add(buildUser({ id: 'zainal', full_name: 'Zainal Arifin' }));
        return community;
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await search(canvas), 'zai');
    gate.open();
    await expect(await person(canvas, /Zainal Arifin/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
  },
});
