import { type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  Tab,
  TabList,
  TabPanel,
} from 'react-aria-components';
import { classes } from '../classes.ts';

export interface TabItem<Id extends string = string> {
  /** What a tab is known by. */
  readonly id: Id;
  /** What it is called. */
  readonly label: ReactNode;
  /** A number or word beside its name, and part of it: how many wait there. */
  readonly badge?: ReactNode;
  /** Whether it cannot be chosen. @default false */
  readonly isDisabled?: boolean;
  /** What it shows; rendered only while the tab is chosen. */
  readonly panel: ReactNode;
}

export interface TabsProps<Id extends string = string>
  extends Omit<
    AriaTabsProps,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'onSelectionChange'
    | 'orientation'
    | 'aria-label'
  > {
  /** Name of the row of tabs. */
  'aria-label': string;
  /** The tabs, in order. */
  tabs: readonly TabItem<Id>[];
  /** Id of the tab that is shown. */
  selected: Id;
  /** Told the id of the tab chosen. */
  onSelect: (id: Id) => void;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * Shows one of several panels. The chosen tab is the parent's. One Tab stop; arrows choose, with
 * `keyboardActivation="manual"` they move and Enter or Space chooses.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { 'aria-label': name, tabs, selected, onSelect, className, ...rest } = props;
  return (
    <AriaTabs
      {...rest}
      selectedKey={selected}
      // React Aria tells the chosen one again when it is pressed again.
      onSelectionChange={(id) => id !== selected && onSelect(id as Id)}
      className={classes('sg-tabs', className)}
    >
      <TabList aria-label={name} className="sg-tab-row">
        {tabs.map(({ id, label, badge, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className="sg-tab">
            {({ isSelected }) => (
              <TabName isSelected={isSelected}>
                {label}
                {badge !== undefined && <span className="sg-tab-badge">{badge}</span>}
              </TabName>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className="sg-tab-panel">
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Keeps the chosen tab in sight. React Aria renders tabs after the row, so each looks for itself. */
function TabName({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const name = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = name.current;
    const row = own?.closest('[role="tablist"]');
    if (!isSelected || !row || !own) return;
    centre(row, own);
    // A badge or a font that comes later moves it.
    const watch = new ResizeObserver(() => centre(row, own));
    for (const tab of row.children) watch.observe(tab);
    return () => watch.disconnect();
  }, [isSelected]);
  return (
    <span ref={name} className="sg-tab-name">
      {children}
    </span>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page as well. */
function centre(row: Element, tab: Element): void {
  const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
