import { IconButton } from '@saudagar/ui';
import AtSign from 'lucide-react/icons/at-sign';
import Bold from 'lucide-react/icons/bold';
import Hash from 'lucide-react/icons/hash';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import Underline from 'lucide-react/icons/underline';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import type { Trigger } from '../text/signs.ts';
import type { Mark } from '../text/spans.ts';
import { useTexts } from '../texts.ts';

interface WritingBarProps {
  /** The marks of the selection, separated by spaces. */
  marks: string;
  isDisabled: boolean;
  onMark: (mark: Mark) => void;
  onLink: () => void;
  onSign: (sign: Trigger) => void;
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
    <Toolbar aria-label={t('toolbar')} className="sg-writing-bar">
      {MARKS.map(({ mark, key, icon }) => (
        <IconButton
          {...button}
          key={mark}
          aria-label={t(mark)}
          aria-keyshortcuts={`Control+${key} Meta+${key}`}
          aria-pressed={marks.split(' ').includes(mark)}
          onPress={() => onMark(mark)}
        >
          {icon}
        </IconButton>
      ))}
      <IconButton
        {...button}
        aria-label={t('link')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPress={onLink}
      >
        <LinkIcon />
      </IconButton>
      <IconButton {...button} aria-label={t('hashtag')} onPress={() => onSign('#')}>
        <Hash />
      </IconButton>
      <IconButton {...button} aria-label={t('mention')} onPress={() => onSign('@')}>
        <AtSign />
      </IconButton>
    </Toolbar>
  );
}
