import { Icon, Link, WhenIdle } from '@saudagar/ui';
import { isBelow, type Page } from '../pages/page.ts';

export interface NavEntryProps {
  /** The linked page. */
  entry: Page;
  /** The current page. */
  current: Page;
  /** Called when it is followed. */
  onPress?: () => void;
}

/** A menu's link to a page. Hovering preloads the page's code. */
export function NavEntry({ entry, current, onPress }: NavEntryProps) {
  const { icon: Drawing, view, count, paths, useTexts } = entry;
  const { t } = useTexts();
  const load = () => void view.load();
  const mark = view === current.view ? 'page' : isBelow(current, entry) && 'true';
  return (
    <Link
      href={paths[0]}
      isPlain
      className="sg-nav-entry"
      onHoverStart={load}
      onFocus={load}
      {...(onPress && { onPress })}
      {...(mark && { 'aria-current': mark })}
    >
      {Drawing && (
        <Icon className="sg-nav-icon">
          <Drawing />
        </Icon>
      )}
      <span className="sg-nav-label">{t('title')}</span>
      {count && (
        <WhenIdle part={count}>
          <count.View />
        </WhenIdle>
      )}
    </Link>
  );
}
