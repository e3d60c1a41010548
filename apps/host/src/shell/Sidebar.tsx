import { IconButton } from '@saudagar/ui';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import type { Page } from '../pages/page.ts';
import { useTexts } from '../texts.ts';
import { BrandLink } from './BrandLink.tsx';
import { NavList } from './NavList.tsx';

export interface SidebarProps {
  /** The available pages. */
  entries: readonly Page[];
  /** The current page. */
  current: Page;
  /** Shows only initials and icons. */
  isCollapsed: boolean;
  /** Called with the new collapsed state. */
  onCollapse: (isCollapsed: boolean) => void;
}

/** The main navigation beside the page (SHELL-074–095). Collapsed, labels appear on hover. */
export function Sidebar({ entries, current, isCollapsed, onCollapse }: SidebarProps) {
  const { t } = useTexts();
  return (
    <nav className="sg-sidebar" aria-label={t('nav.main')}>
      <div className="sg-sidebar-body">
        <BrandLink isNarrow={isCollapsed} />
        <NavList entries={entries} current={current} />
        <div className="sg-sidebar-end">
          <IconButton
            aria-label={t(isCollapsed ? 'nav.expand' : 'nav.collapse')}
            aria-expanded={!isCollapsed}
            onPress={() => onCollapse(!isCollapsed)}
          >
            {isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          </IconButton>
        </div>
      </div>
    </nav>
  );
}
