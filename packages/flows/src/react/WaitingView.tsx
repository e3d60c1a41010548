import { type StoredValueOptions, usePortal, useStored } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { ReadView, type ReadViewProps } from './ReadView.tsx';

/** Rows reserved while the number of the last visit is unknown. */
const USUAL_ROWS = 2;

/** Number of rows that a list had when the member saw it last. */
const storedRows = (list: string): StoredValueOptions<number> => ({
  key: `saudagar.waiting.${list}.v1`,
  isMembers: true,
  fallback: USUAL_ROWS,
  parse: (stored) => (Number.isInteger(stored) && Number(stored) >= 0 ? Number(stored) : null),
});

/** Props of {@link WaitingSkeleton}. */
export interface WaitingSkeletonProps {
  /** Name of the list, under which the number of its rows is stored. */
  list: string;
}

/** Reserves the rows that a list of a home page had last, so that it pushes nothing down. */
export function WaitingSkeleton({ list }: WaitingSkeletonProps) {
  const rows = useStored(usePortal().stored(storedRows(list)));
  return (
    <ul className="sg-waiting-list" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index
        <li key={row} className="sg-waiting-place">
          <SkeletonText lines={2} size="small" />
        </li>
      ))}
    </ul>
  );
}

/** Props of {@link WaitingView}. */
export interface WaitingViewProps<Query, Value>
  extends Omit<ReadViewProps<Query, Value>, 'skeleton'>,
    WaitingSkeletonProps {}

/** Shows what awaits the member, as a list of `WaitingRow`, in each state of its reading. */
export function WaitingView<Query, Value>({ list, ...props }: WaitingViewProps<Query, Value>) {
  const stored = usePortal().stored(storedRows(list));
  const view = useRef<HTMLDivElement>(null);
  const { actor } = props;
  const value = useSelector(actor, ({ context }) => context.value);
  const isKnown = useSelector(
    actor,
    (snapshot) => snapshot.context.value !== null || snapshot.hasTag('empty'),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value may have other rows
  useEffect(() => {
    if (!isKnown) return;
    const rows = view.current?.querySelectorAll('.sg-waiting-row').length ?? 0;
    if (rows !== stored.read()) stored.write(rows);
  }, [value, isKnown, stored]);
  return (
    <div ref={view}>
      <ReadView {...props} skeleton={<WaitingSkeleton list={list} />} />
    </div>
  );
}
