import preview from '@saudagar/storybook/preview';
import { type ComponentType, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SearchField } from '../forms/SearchField.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const type = {
  id: 'type',
  label: 'Type',
  options: [
    { id: 'article', label: 'Article' },
    { id: 'video', label: 'Video' },
    { id: 'ebook', label: 'E-book' },
  ],
  value: '',
};
const category = {
  id: 'category',
  label: 'Category',
  options: [
    { id: 'export', label: 'Export' },
    { id: 'finance', label: 'Finance' },
  ],
  value: '',
};

const search = {
  label: 'Search resources',
  placeholder: 'Title or author',
  value: '',
  onChange: () => undefined,
};

const inNarrowColumn = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 288 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Filters (filter bar)',
  component: FilterBar,
  tags: ['!autodocs'],
  args: { filters: [type, category], onChange: fn(), onClear: fn() },
  render: function Controlled(args) {
    const [filters, setFilters] = useState(args.filters ?? []);
    return (
      <FilterBar
        {...args}
        filters={filters}
        onChange={(id, value) => {
          args.onChange?.(id, value);
          setFilters(filters.map((one) => (one.id === id ? { ...one, value } : one)));
        }}
        onClear={() => {
          args.onClear?.();
          setFilters(filters.map((one) => ({ ...one, value: '' })));
        }}
      />
    );
  },
});

/** With the list's search field first. */
export const NoneActive = meta.story({
  name: 'No filter chosen',
  args: { search },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
});

/** A selected filter appears below with a remove button, and is announced. */
export const Choosing = meta.story({
  name: 'Filter chosen',
  args: { search },
  async play({ canvas, args, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Video');
    await expect(args.onChange).toHaveBeenLastCalledWith('type', 'video');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 filter: Type: Video');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Export');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 filters: Type: Video, Category: Export',
    );
    await expect(canvas.getByRole('button', { name: 'Remove filter Type: Video' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'All');
    await expect(args.onChange).toHaveBeenLastCalledWith('type', '');
  },
});

/** Focus moves to the next filter, and to the bar after the last. */
export const Removing = meta.story({
  name: 'Filter removed',
  args: {
    filters: [
      { ...type, value: 'video' },
      { ...category, value: 'export' },
    ],
  },
  tags: ['no-picture'],
  async play({ canvas, args, userEvent }) {
    canvas.getByRole('button', { name: 'Remove filter Type: Video' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('type', '');
    const last = canvas.getByRole('button', { name: 'Remove filter Category: Export' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('No filters');
  },
});

export const Clearing = meta.story({
  name: 'All filters cleared (reset)',
  args: {
    filters: [
      { ...type, value: 'video' },
      { ...category, value: 'export' },
    ],
  },
  tags: ['no-picture'],
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** One tab stop for the chips; arrow keys select. */
export const Chips = meta.story({
  name: 'Filters as chips',
  args: { filters: [{ ...type, look: 'chips', value: 'article' }, category] },
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Article' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('type', 'video');
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('type', '');
  },
});

/** On a phone the filters are in a sheet, each with a line of its own, and the button counts them. */
export const Narrow = meta.story({
  name: 'On a phone: a button that counts',
  args: {
    search,
    filters: [
      { ...type, value: 'video' },
      {
        ...category,
        options: [
          { id: 'export', label: 'Ekspor dan kepabeanan untuk usaha mikro, kecil dan menengah' },
        ],
        value: 'export',
      },
    ],
    more: <SearchField label="Location" placeholder="City or island" defaultValue="Jepara" />,
  },
  decorators: [inNarrowColumn],
  async play({ canvas, args, userEvent }) {
    const bar = canvas.getByRole('group');
    const button = canvas.getByRole('button', { name: 'Filters (2)' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('searchbox', { name: 'Location' })).toBeVisible();
    const selects = sheet.getAllByRole('combobox');
    const [first, second] = selects.map((one) => one.getBoundingClientRect());
    await expect(second?.width).toBe(first?.width);
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Type' }), 'Article');
    await expect(args.onChange).toHaveBeenLastCalledWith('type', 'article');
    await expect(sheet.getByRole('status')).toHaveTextContent('2 filters: Type: Article');
    await userEvent.click(sheet.getByRole('button', { name: 'Show List' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The open sheet; clearing all closes it. */
export const Sheet = meta.story({
  name: 'On a phone: filters in a sheet',
  args: { search, filters: [{ ...type, value: 'video' }, category] },
  decorators: [inNarrowColumn],
  async play({ canvas, args, userEvent, step }) {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
      return within(await screen.findByRole('dialog', { name: 'Filters' }));
    };
    await step('clear', async () => {
      await userEvent.click((await open()).getByRole('button', { name: 'Clear filters' }));
      await expect(args.onClear).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
    });
    const sheet = await open();
    await expect(sheet.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(sheet.getByRole('button', { name: 'Show List' })).toBeVisible();
  },
});

/** An active filter without a chip is counted by the button. */
export const NarrowWithMore = meta.story({
  name: 'On a phone: counted without a chip',
  args: {
    more: <SearchField label="Location" placeholder="City or island" defaultValue="Jepara" />,
    moreCount: 1,
  },
  decorators: [inNarrowColumn],
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Filters (1)');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

function ListInTabs(props: FilterBarProps & { text: string }) {
  const [value, setValue] = useState(props.text);
  const search = {
    label: 'Search resources',
    placeholder: 'Title or author',
    value,
    onChange: setValue,
  };
  const panel = (
    <>
      <FilterBar {...props} isInTabs search={search} />
      <p>The first item</p>
    </>
  );
  const tabs = ['All', 'Saved'].map((label) => ({ id: label, label, panel }));
  return <Tabs aria-label="Library" tabs={tabs} selected="All" onSelect={() => undefined} />;
}

/** Below tabs on a phone, search and filters open from icons in the row of tabs. */
export const InTabs = meta.story({
  name: 'On a phone, below tabs',
  decorators: [inNarrowColumn],
  render: (args) => <ListInTabs {...args} text="" />,
  async play({ canvas, userEvent }) {
    const item = canvas.getByText('The first item');
    const start = item.getBoundingClientRect().top;
    const { bottom } = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(start - bottom).toBeLessThan(40);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const icon = canvas.getByRole('button', { name: 'Search resources' });
    await userEvent.click(icon);
    const field = canvas.getByRole('searchbox', { name: 'Search resources' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(icon).toHaveFocus();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field, 'ekspor');
    await expect(icon).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(icon).toHaveFocus());
    await expect(item.getBoundingClientRect().top).toBe(start);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getAllByRole('combobox')).toHaveLength(2);
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
});

/** A search with a text stays open, also when its last letter is deleted. */
export const SearchedInTabs = meta.story({
  name: 'On a phone, below tabs: searching',
  decorators: [inNarrowColumn],
  render: (args) => <ListInTabs {...args} text="e" />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Search resources' });
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveFocus();
    await expect(field).toBeVisible();
    await userEvent.keyboard('ekspor');
  },
});

/** On a wide screen the field is always open, and the row of tabs has no icons. */
export const InWideTabs = meta.story({
  name: 'Below tabs on a wide screen',
  tags: ['no-picture'],
  render: (args) => <ListInTabs {...args} text="" />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Search resources' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'ekspor{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
});
