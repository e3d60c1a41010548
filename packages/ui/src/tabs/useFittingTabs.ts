import { useCallback, useLayoutEffect, useState } from 'react';

/** Number of tabs that always stay in the row. */
const ALWAYS = 4;
/** Width of the button of the menu, a touch target, in rem. */
const MENU_REM = 2.75;
/** Most width of the button with its name, in rem. */
const NAMED_MENU_REM = 7;

interface Fitting<Tab> {
  /** Tabs in the row, the selected one among them. */
  shown: readonly Tab[];
  /** Tabs in the menu. */
  rest: readonly Tab[];
  /** True when one tab alone is in the row, and leaves room for the name of the menu. */
  isMenuNamed: boolean;
  /** Ref of the element around the row. */
  measureRow: (element: HTMLElement | null) => void;
  /** Reports the width of a tab by its text, in px. */
  measureTab: (text: string, width: number) => void;
}

interface NamedTab {
  readonly id: string;
  readonly label: string;
  readonly badge?: string | number;
}

/** Text of a tab, which decides its width: in another language it is measured again. */
export const tabText = ({ label, badge = '' }: NamedTab): string => `${label} ${badge}`;

/** Divides more than four tabs between a row that is too narrow for them and a menu. */
export function useFittingTabs<Tab extends NamedTab>(
  tabs: readonly Tab[],
  selected: string,
): Fitting<Tab> {
  const [element, measureRow] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [rem, setRem] = useState(0);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  useLayoutEffect(() => {
    if (!element) return;
    const read = () => {
      const root = getComputedStyle(element.ownerDocument.documentElement);
      setRem(Number.parseFloat(root.fontSize));
      setRoom(element.clientWidth);
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  const measureTab = useCallback(
    (text: string, width: number) =>
      setWidths((known) => (known[text] === width ? known : { ...known, [text]: width })),
    [],
  );
  // A tab of unknown width is put into the row, and so measured.
  const widthOf = (tab: Tab) => widths[tabText(tab)] ?? 0;
  const fits = (some: readonly Tab[], width: number) =>
    some.reduce((sum, tab) => sum + widthOf(tab), 0) <= width;
  if (tabs.length <= ALWAYS || fits(tabs, room))
    return { shown: tabs, rest: [], isMenuNamed: false, measureRow, measureTab };
  let shown: readonly Tab[] = tabs;
  for (let count = tabs.length - 1; count >= 0; count -= 1) {
    shown = tabs.filter(({ id }, index) => index < count || id === selected);
    if (fits(shown, room - MENU_REM * rem)) break;
  }
  const rest = tabs.filter((tab) => !shown.includes(tab));
  const isMenuNamed = shown.length === 1 && fits(shown, room - NAMED_MENU_REM * rem);
  return { shown, rest, isMenuNamed, measureRow, measureTab };
}
