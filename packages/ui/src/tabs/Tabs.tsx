import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  Tab,
  TabList,
  TabPanel,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { ActionMenu } from '../menus/ActionMenu.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { TabToolsContext } from './TabToolsContext.ts';
import { tabText, useFittingTabs } from './useFittingTabs.ts';

export interface TabItem<Id extends string = string> {
  /** Unique id of the tab. */
  readonly id: Id;
  /** Label of the tab. */
  readonly label: string;
  /** A number or word after its label, such as a count of pending items; part of its name. */
  readonly badge?: string | number;
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
  /** A button at the end of the row, such as one that opens the search. @default nothing */
  end?: ReactNode;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * Shows one of several panels; the selected tab is controlled. One tab stop; arrow keys select.
 * With `keyboardActivation="manual"` they move, and Enter or Space selects. Of more than four tabs
 * in a row too narrow for them, the last are in a menu; the selected one is always in the row.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { 'aria-label': name, tabs, selected, onSelect, end, className, ...others } = props;
  const { t } = useTexts();
  const { shown, rest, isMenuNamed, measureRow, measureTab } = useFittingTabs(tabs, selected);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <AriaTabs
      {...others}
      selectedKey={selected}
      // React Aria reports the selected tab again when it is pressed again.
      onSelectionChange={(id) => id !== selected && onSelect(id as Id)}
      className={classes('sg-tabs', className)}
    >
      <div className="sg-tab-bar">
        <div ref={measureRow} className="sg-tab-room">
          <TabList aria-label={name} className="sg-tab-row">
            {shown.map((tab) => (
              <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className="sg-tab">
                {({ isSelected }) => (
                  <TabName text={tabText(tab)} isSelected={isSelected} onWidth={measureTab}>
                    {tab.label}
                    {tab.badge !== undefined && <span className="sg-tab-badge">{tab.badge}</span>}
                  </TabName>
                )}
              </Tab>
            ))}
          </TabList>
          {rest.length > 0 && (
            <ActionMenu
              aria-label={t('tabs.more')}
              isNamed
              className={classes('sg-tab-menu', !isMenuNamed && 'sg-tab-menu-icon')}
              actions={rest
                .filter(({ isDisabled = false }) => !isDisabled)
                .map(({ id, label, badge }) => ({
                  id,
                  label: badge === undefined ? label : `${label} ${badge}`,
                  onAction: () => onSelect(id),
                }))}
            />
          )}
        </div>
        {end}
        <div ref={setTools} className="sg-tab-tools" />
      </div>
      <TabToolsContext.Provider value={tools}>
        {tabs.map(({ id, panel }) => (
          <TabPanel key={id} id={id} className="sg-tab-panel">
            {panel}
          </TabPanel>
        ))}
      </TabToolsContext.Provider>
    </AriaTabs>
  );
}

interface TabNameProps {
  text: string;
  isSelected: boolean;
  /** Called with the text and the width of the tab, its gap included. */
  onWidth: (text: string, width: number) => void;
  children: ReactNode;
}

/**
 * Measures the tab, and scrolls to the selected one. Each tab does so itself: they render after the
 * row.
 */
function TabName({ text, isSelected, onWidth, children }: TabNameProps) {
  const name = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = name.current;
    const tab = own?.closest<HTMLElement>('[role="tab"]');
    const row = tab?.closest('[role="tablist"]');
    if (!own || !tab || !row) return;
    const read = () => {
      onWidth(text, tab.offsetWidth + Number.parseFloat(getComputedStyle(row).columnGap));
      if (isSelected) centre(row, own);
    };
    read();
    // A late badge or font moves it.
    const watch = new ResizeObserver(read);
    for (const one of isSelected ? row.children : [tab]) watch.observe(one);
    return () => watch.disconnect();
  }, [text, isSelected, onWidth]);
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
