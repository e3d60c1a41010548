import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { Badge } from '../display/Badge.tsx';
import { useIsWide } from '../display/useIsWide.ts';
import { Select } from '../forms/Select.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Stall {
  id: string;
  name: string;
  goods: string;
  isOpen: boolean;
}

const stalls: Stall[] = Array.from({ length: 30 }, (_, index) => ({
  id: `stall-${index}`,
  name: `Kios ${index + 1}`,
  goods: index % 2 ? 'Batik tulis dan cap dari Pekalongan' : 'Kopi',
  isOpen: index % 3 !== 0,
}));

const onClose = fn();
const columns: readonly TableColumn<Stall>[] = [
  { id: 'name', label: 'Stall', isRowHeader: true, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'goods', label: 'Goods', cell: ({ goods }) => goods },
  {
    id: 'open',
    label: 'Open',
    cell: ({ isOpen }) => (
      <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</Badge>
    ),
  },
  {
    id: 'hall',
    label: 'Hall',
    cell: ({ name }) => (
      <Select
        aria-label={`Hall of ${name}`}
        defaultValue="a"
        options={[
          { id: 'a', label: 'A' },
          { id: 'b', label: 'B' },
        ]}
      />
    ),
  },
  {
    id: 'actions',
    label: 'Actions',
    align: 'end',
    cell: ({ id, name }) => (
      <Button size="small" aria-label={`Close ${name}`} onPress={() => onClose(id)}>
        Close
      </Button>
    ),
  },
];

/** A table when wide enough, else cards. */
function Stalls(props: TableProps<Stall>) {
  const [tableRef, isWide] = useIsWide(30);
  return (
    <section ref={tableRef} aria-label="Market">
      {isWide ? (
        <Table {...props} />
      ) : (
        <ul>
          {props.items.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const meta = preview.meta({
  title: 'Table',
  // A generic component's props cannot be inferred.
  component: Table<Stall>,
  tags: ['!autodocs'],
  args: {
    'aria-label': 'Stalls',
    columns,
    items: stalls.slice(0, 4),
    idOf: ({ id }: Stall) => id,
    nameOf: ({ name }: Stall) => name,
  },
  render: (args) => <Stalls {...args} />,
});

export const Ready = meta.story({
  name: 'With controls in its rows',
  async play({ canvas }) {
    await expect(canvas.getByRole('grid', { name: 'Stalls' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Kios 1' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});

/** Arrow keys move between rows, and through the controls of a row. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    onClose.mockClear();
    const goTo = async (control: HTMLElement) => {
      for (let presses = 0; presses < 6 && document.activeElement !== control; presses += 1)
        await userEvent.keyboard('{ArrowRight}');
      await expect(control).toHaveFocus();
    };
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Kios 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('row', { name: 'Kios 2' });
    await waitFor(() => expect(second).toHaveFocus());
    await goTo(within(second).getByRole('combobox'));
    await goTo(within(second).getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenLastCalledWith('stall-1');
  },
});

/** In a focused select, vertical arrows and typed letters select, as outside a table. */
export const SelectByKeyboard = meta.story({
  name: 'Select in a row, by keyboard',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const row = canvas.getByRole('row', { name: 'Kios 1' });
    const select = within(row).getByRole('combobox');
    for (let presses = 0; presses < 6 && document.activeElement !== select; presses += 1)
      await userEvent.keyboard('{ArrowRight}');
    const seen = fn();
    row.addEventListener('keydown', seen);
    await userEvent.keyboard('{ArrowDown}k');
    await expect(select).toHaveFocus();
    await expect(seen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(row).getByRole('button')).toHaveFocus();
  },
});

/** Pressing a row acts; pressing its button does not. */
export const RowActions = meta.story({
  name: 'Pressing a row',
  args: { onRowAction: fn() },
  tags: ['no-picture'],
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Kios 3' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(stalls[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close Kios 1' }));
    await expect(args.onRowAction).toHaveBeenCalledTimes(1);
  },
});

/** Headings are sticky while the page scrolls. */
export const Long = meta.story({
  name: 'Long table, headings stay',
  args: { items: stalls },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
      <section aria-label="Frame" tabIndex={0} style={{ blockSize: '20rem', overflowY: 'auto' }}>
        <Story />
      </section>
    ),
  ],
  async play({ canvas }) {
    const frame = canvas.getByRole('region', { name: 'Frame' });
    frame.scrollTop = 400;
    const heading = canvas.getByRole('columnheader', { name: 'Stall' });
    await waitFor(() =>
      expect(heading.getBoundingClientRect().top).toBeLessThan(
        frame.getBoundingClientRect().top + 5,
      ),
    );
  },
});

/** A narrow view shows cards of its own. */
export const Narrow = meta.story({
  name: 'On a phone: cards',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['no-picture'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});
