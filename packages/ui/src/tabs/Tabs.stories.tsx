import preview from '@saudagar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'connections', label: 'Connections', panel: 'Those you know' },
  { id: 'requests', label: 'Requests', badge: 3, panel: 'Those who ask' },
  { id: 'suggestions', label: 'Suggestions', panel: 'Those you may know' },
];

const meta = preview.meta({
  title: 'Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  args: { 'aria-label': 'My network', tabs, selected: 'connections', onSelect: fn() },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs
        {...args}
        selected={selected}
        onSelect={(id) => {
          args.onSelect(id);
          setSelected(id);
        }}
      />
    );
  },
});

export const Ready = meta.story({
  name: 'Three tabs',
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('tabpanel', { name: 'Connections' })).toHaveTextContent(
      'Those you know',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests 3' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('requests');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Those who ask');
    // Pressing the selected tab again reports nothing.
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests 3' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
});

/** One tab stop for the row, at the selected tab; arrow keys select and wrap around. */
export const ByKeyboard = meta.story({
  args: { selected: 'requests' },
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Requests 3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Connections' })).toHaveFocus());
    await expect(args.onSelect).toHaveBeenLastCalledWith('connections');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith('suggestions'));
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

/** With slow panels, arrow keys only move, and Enter selects. */
export const ChosenByEnter = meta.story({
  name: 'Slow panels: chosen by Enter',
  args: { keyboardActivation: 'manual' },
  tags: ['no-picture'],
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Requests 3' })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('requests');
  },
});

export const Disabled = meta.story({
  name: 'One tab disabled',
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'requests' })) },
  async play({ canvas, args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('suggestions');
    await expect(canvas.getByRole('tab', { name: 'Requests 3' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A badge that appears later leaves the selected tab in view. */
export const NarrowWithLateBadge = meta.story({
  name: 'On a phone: a badge appears',
  tags: ['no-picture'],
  args: { selected: 'suggestions' },
  render: function Counted(args) {
    const [badge, setBadge] = useState<string>();
    const tabs = args.tabs.map((tab, index) => (index === 0 && badge ? { ...tab, badge } : tab));
    return (
      <div style={{ maxInlineSize: 280 }}>
        <Tabs {...args} tabs={tabs} />
        <Button onPress={() => setBadge('1,000+')}>Count</Button>
      </div>
    );
  },
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('tablist');
    const tab = canvas.getByRole('tab', { name: 'Suggestions' });
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await waitFor(() => {
      const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
      expect(own.right).toBeLessThanOrEqual(around.right + 1);
    });
  },
});

/** On a phone the row scrolls; the selected tab is in view, its focus ring complete. */
export const Narrow = meta.story({
  name: 'On a phone: the row scrolls',
  args: { selected: 'suggestions' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('tablist');
    const tab = canvas.getByRole('tab', { name: 'Suggestions' });
    await expect(row.scrollLeft).toBeGreaterThan(0);
    await userEvent.tab();
    await expect(tab).toHaveFocus();
    const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    await expect(own.left - 4).toBeGreaterThanOrEqual(around.left);
    await expect(own.right + 4).toBeLessThanOrEqual(around.right + 1);
    await expect(own.top - 4).toBeGreaterThanOrEqual(around.top);
    await expect(own.bottom + 4).toBeLessThanOrEqual(around.bottom);
  },
});

const many = [
  ...tabs,
  { id: 'find', label: 'Find people', panel: 'Those you look for' },
  { id: 'invitations', label: 'Invitations', badge: 2, panel: 'Those you invited' },
  { id: 'insights', label: 'Insights', panel: 'How it grows' },
];

/** Of more than four tabs on a phone the last are in a menu; the selected one is in the row. */
export const InMenu = meta.story({
  name: 'On a phone: more tabs in a menu',
  args: { tabs: many, end: <Button variant="quiet">Search</Button> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, args, userEvent }) {
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(canvas.queryByRole('tab', { name: 'Insights' })).toBeNull();
    await userEvent.click(more);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Insights' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('insights');
    await expect(canvas.getByRole('tabpanel', { name: 'Insights' })).toHaveTextContent(
      'How it grows',
    );
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(document.body).findByRole('menuitem', { name: 'Invitations 2' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** As many tabs are in the row as fit beside the menu, also once their labels are shorter. */
export const InMenuShortened = meta.story({
  name: 'On a phone: more tabs fit',
  tags: ['no-picture'],
  args: { tabs: many },
  render: function Translated(args) {
    const [isShort, setShort] = useState(false);
    const tabs = args.tabs.map((tab) => (isShort ? { ...tab, label: tab.label.slice(0, 5) } : tab));
    return (
      <div style={{ maxInlineSize: 312 }}>
        <Tabs {...args} tabs={tabs} />
        <Button onPress={() => setShort(true)}>Shorten</Button>
      </div>
    );
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Shorten' }));
    await waitFor(() => expect(canvas.getAllByRole('tab').length).toBeGreaterThan(2));
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
});

/** Widths of rows of tabs on phones of 320 to 430 px. */
const PHONE_ROWS = [288, 312, 328, 344, 361, 398];

/** Beside one long tab the menu has its name only where there is room, always in the same line. */
export const InMenuBesideOne = meta.story({
  name: 'On a phone: menu beside one tab',
  args: {
    tabs: many.map((tab) => ({ ...tab, label: `Menunggu ${tab.label.toLowerCase()}` })),
    selected: 'connections',
  },
  decorators: [
    (Story) => (
      <div data-testid="row">
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const row = canvas.getByTestId('row');
    const expectNamed = (isNamed: boolean) =>
      waitFor(() =>
        expect(canvas.getByText('More').getBoundingClientRect().width > 1).toBe(isNamed),
      );
    for (const width of PHONE_ROWS) {
      row.style.inlineSize = `${width}px`;
      await waitFor(async () => {
        const menu = canvas.getByRole('button', { name: 'More' });
        const [tab, button] = [canvas.getByRole('tab'), menu].map((one) =>
          one.getBoundingClientRect(),
        );
        expect(button?.left).toBeGreaterThanOrEqual(tab?.right ?? 0);
        expect(button?.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
        expect(Math.abs(middle(button) - middle(tab))).toBeLessThan(8);
      });
      if (width === PHONE_ROWS.at(0)) await expectNamed(false);
    }
    await expectNamed(true);
  },
});

const middle = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : 0);
