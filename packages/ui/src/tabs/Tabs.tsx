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
  /** Unique id of the tab. */
  readonly id: Id;
  /** Label of the tab. */
  readonly label: ReactNode;
  /** A number or word after its label, such as a count of pending items; part of its name. */
  readonly badge?: ReactNode;
  /** Disables the tab. @default false */
  readonly isDisabled?: boolean;
  /** Its content; rendered only while the tab is selected. */
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
  /** Accessible name of the row of tabs. */
  'aria-label': string;
  /** The tabs, in order. */
  tabs: readonly TabItem<Id>[];
  /** Id of the selected tab. */
  selected: Id;
  /** Called with the id of the selected tab. */
  onSelect: (id: Id) => void;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * Shows one of several panels; the selected tab is controlled. One tab stop; arrow keys select.
 * With `keyboardActivation="manual"` they move, and Enter or Space selects.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { 'aria-label': name, tabs, selected, onSelect, className, ...rest } = props;
  return (
    <AriaTabs
      {...rest}
      selectedKey={selected}
      // React Aria reports the selected tab again when it is pressed again.
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

/** Scrolls the selected tab into view. Each tab does so itself: they render after the row. */
function TabName({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const name = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = name.current;
    const row = own?.closest('[role="tablist"]');
    if (!isSelected || !row || !own) return;
    centre(row, own);
    // A late badge or font moves it.
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

/** Scrolls the row only: `scrollIntoView` would move the page as well. */
function centre(row: Element, tab: Element): void {
  const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
