import AtSign from 'lucide-react/icons/at-sign';
import Bold from 'lucide-react/icons/bold';
import Hash from 'lucide-react/icons/hash';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import Underline from 'lucide-react/icons/underline';
import type { ReactNode } from 'react';
import { ToggleButton, Toolbar } from 'react-aria-components';
import { actionClass } from '../actions/actionClass.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { Sign } from './signs.ts';
import type { Mark } from './spans.ts';

interface WritingBarProps {
  /** The marks of the selection, joined by blanks. */
  marks: string;
  isDisabled: boolean;
  onMark: (mark: Mark) => void;
  onLink: () => void;
  onSign: (sign: Sign) => void;
}

const MARKS: readonly { mark: Mark; key: string; icon: ReactNode }[] = [
  { mark: 'bold', key: 'B', icon: <Bold /> },
  { mark: 'italic', key: 'I', icon: <Italic /> },
  { mark: 'underline', key: 'U', icon: <Underline /> },
];

/** The toolbar of a writing area (FEED-005–010): one tab stop, arrow keys between its buttons. */
export function WritingBar({ marks, isDisabled, onMark, onLink, onSign }: WritingBarProps) {
  const { t } = useTexts();
  const button = { isDisabled, preventFocusOnPress: true };
  return (
    <Toolbar aria-label={t('writing.toolbar')} className="sg-writing-bar">
      {MARKS.map(({ mark, key, icon }) => (
        <ToggleButton
          {...button}
          key={mark}
          className={actionClass({ variant: 'quiet', className: 'sg-button-icon' })}
          aria-label={t(`writing.${mark}`)}
          aria-keyshortcuts={`Control+${key} Meta+${key}`}
          isSelected={marks.split(' ').includes(mark)}
          onChange={() => onMark(mark)}
        >
          <span className="sg-button-content sg-icon" aria-hidden="true">
            {icon}
          </span>
        </ToggleButton>
      ))}
      <IconButton
        {...button}
        aria-label={t('writing.link')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPress={onLink}
      >
        <LinkIcon />
      </IconButton>
      <IconButton {...button} aria-label={t('writing.hashtag')} onPress={() => onSign('#')}>
        <Hash />
      </IconButton>
      <IconButton {...button} aria-label={t('writing.mention')} onPress={() => onSign('@')}>
        <AtSign />
      </IconButton>
    </Toolbar>
  );
}
