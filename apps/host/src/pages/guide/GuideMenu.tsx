import './guideMenu.css';
import { useUser } from '@saudagar/portal';
import { IconButton, Link } from '@saudagar/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../../HostContext.ts';
import { GUIDE_PATH } from '../../routing/links.ts';
import type { BelowProps } from '../definition.ts';
import { menuOf } from '../page.ts';
import { type GuidedPage, guidedPages, isStart, sectionId, sectionPath } from './sections.ts';
import { useHash } from './useHash.ts';
import { useTexts } from './useTexts.ts';

/** The guide's sections below its menu entry, expanded within the guide and on request. */
// SHELL-084–091
export function GuideMenu({ onPress }: BelowProps) {
  const { t } = useTexts();
  const listId = useId();
  const { pages } = useHost();
  const role = useUser()?.role ?? 'user';
  const isHere = useLocation()[0] === GUIDE_PATH;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? isHere;
  return (
    <div className="sg-guide-menu">
      <IconButton
        size="small"
        className="sg-guide-toggle"
        aria-label={t('menu')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setWanted(!isOpen)}
      >
        {isOpen ? <ChevronUp /> : <ChevronDown />}
      </IconButton>
      <ul id={listId} className="sg-guide-menu-list" hidden={!isOpen}>
        {isOpen &&
          guidedPages(menuOf('main', role, pages)).map((page) => (
            <li key={page.name}>
              <Entry page={page} isHere={isHere} onPress={onPress} />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface EntryProps extends BelowProps {
  page: GuidedPage;
  /** True while the guide is open. */
  isHere: boolean;
}

function Entry({ page, isHere, onPress }: EntryProps) {
  const { t } = useTexts();
  const own = page.useTexts();
  const isCurrent = useHash() === sectionId(page) && isHere;
  return (
    <Link
      isPlain
      className="sg-nav-entry sg-guide-menu-entry"
      href={sectionPath(page)}
      {...(onPress && { onPress })}
      {...(isCurrent && { 'aria-current': 'location' })}
    >
      {isStart(page) ? t('start') : own.t('title')}
    </Link>
  );
}
