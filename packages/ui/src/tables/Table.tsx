import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { classes } from '../classes.ts';

/** A column of a {@link Table}. */
export interface TableColumn<Item> {
  /** What the column is known by. */
  readonly id: string;
  /** Its heading. */
  readonly label: string;
  /** What a row has there. */
  readonly cell: (item: Item) => ReactNode;
  /** Whether its cell names the row; at least one column does. @default false */
  readonly isRowHeader?: boolean;
  /** Whether it holds figures or actions, which stand at the end. @default 'start' */
  readonly align?: 'start' | 'end';
}

export interface TableProps<Item> {
  /** Name of the table. */
  'aria-label': string;
  /** The columns, in order. Give the same ones each time, or every row is built again. */
  columns: readonly TableColumn<Item>[];
  /** The rows, in order. */
  items: readonly Item[];
  /** What tells two rows apart. */
  idOf: (item: Item) => string;
  /** What a row is called where its header is not plain text: for typing ahead. @default none */
  nameOf?: (item: Item) => string;
  /** Told the row that was pressed; buttons and fields inside it act for themselves. */
  onRowAction?: (item: Item) => void;
  /** Whether what it shows is about to change, as during a search. @default false */
  isStale?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * Rows and columns for a wide screen, headings in sight while the page scrolls. One Tab stop enters
 * it; arrows move between rows, and through the controls of a row. A focused select keeps all
 * keys but the arrows that lead on in its row. On a narrow screen show cards instead: `useIsWide`
 * tells which. Load it on demand, it brings React Aria's grid.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { columns, items, idOf, nameOf, onRowAction, isStale = false, className } = props;
  return (
    <AriaTable
      aria-label={props['aria-label']}
      className={classes('sg-table', className)}
      data-is-stale={isStale || undefined}
      // It is a div only in a virtualizer, which this one has not.
      render={(table) => (
        <table {...(table as ComponentProps<'table'>)} onKeyDownCapture={keepForSelect} />
      )}
    >
      <TableHeader className="sg-table-head">
        {columns.map(({ id, label, isRowHeader = false, align }) => (
          <Column
            key={id}
            id={id}
            isRowHeader={isRowHeader}
            className={classes('sg-table-heading', align === 'end' && 'sg-table-end')}
          >
            {label}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {items.map((item) => (
          <Row
            key={idOf(item)}
            id={idOf(item)}
            className="sg-table-row"
            {...(nameOf && { textValue: nameOf(item) })}
            {...(onRowAction && { onAction: () => onRowAction(item) })}
          >
            {columns.map(({ id, cell, align }) => (
              <Cell
                key={id}
                className={classes('sg-table-cell', align === 'end' && 'sg-table-end')}
              >
                {cell(item)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  );
}

const LEADS_ON = ['Tab', 'Escape', 'ArrowLeft', 'ArrowRight'];

/**
 * Ends the event before React Aria's cells see it: they take arrows while it comes down to the select,
 * so that a handler of the select itself would be too late.
 */
function keepForSelect(event: KeyboardEvent): void {
  if (event.target instanceof HTMLSelectElement && !LEADS_ON.includes(event.key))
    event.stopPropagation();
}
