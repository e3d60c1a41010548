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
  /** Unique id of the column. */
  readonly id: string;
  /** Its heading. */
  readonly label: string;
  /** Renders the cell of a row. */
  readonly cell: (item: Item) => ReactNode;
  /** Marks the column that names the row; at least one must. @default false */
  readonly isRowHeader?: boolean;
  /** Alignment: `end` for figures and actions. @default 'start' */
  readonly align?: 'start' | 'end';
}

export interface TableProps<Item> {
  /** Accessible name of the table. */
  'aria-label': string;
  /** The columns, in order. Must be referentially stable, or every row is rendered again. */
  columns: readonly TableColumn<Item>[];
  /** The rows, in order. */
  items: readonly Item[];
  /** Returns the id of a row. */
  idOf: (item: Item) => string;
  /** Returns a row's name for typing ahead, when its header is not plain text. @default none */
  nameOf?: ((item: Item) => string) | undefined;
  /** Called with the pressed row; buttons and fields inside it act for themselves. */
  onRowAction?: ((item: Item) => void) | undefined;
  /** Marks the rows as stale, for example during a search. @default false */
  isStale?: boolean | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * A table for wide screens, with sticky headings. One tab stop enters it; arrow keys move between
 * rows, and through the controls of a row. A focused select keeps all keys but the arrows that
 * leave it within its row. On a narrow screen show cards instead, by `useIsWide`. Load it on
 * demand: it includes React Aria's grid.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { columns, items, idOf, nameOf, onRowAction, isStale = false, className } = props;
  return (
    <AriaTable
      aria-label={props['aria-label']}
      className={classes('sg-table', className)}
      data-is-stale={isStale || undefined}
      // React Aria renders a div only inside a virtualizer, which is absent here.
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
 * Stops the event before React Aria's cells receive it: they handle arrow keys while capturing, so
 * that a handler of the select itself would be too late.
 */
function keepForSelect(event: KeyboardEvent): void {
  if (event.target instanceof HTMLSelectElement && !LEADS_ON.includes(event.key))
    event.stopPropagation();
}
