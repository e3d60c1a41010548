import LinkIcon from 'lucide-react/icons/link';
import Share from 'lucide-react/icons/share-2';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../display/Icon.tsx';
import { type TextControl, TextField } from '../forms/TextField.tsx';
import { InlineMessage } from '../notices/InlineMessage.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { copyText } from './copyText.ts';
import { shareSnippet } from './shareSnippet.ts';
import { SHARE_TARGETS, shareAddress } from './shareTargets.ts';
import { TargetMark } from './TargetMark.tsx';

export interface ShareDialogProps {
  /** Called when the dialog should close. */
  onClose: () => void;
  /** Heading and accessible name, such as 'Share Post'. */
  title: ReactNode;
  /** The absolute address to share. */
  link: string;
  /** The member's text; its first 100 characters are shared, without marks. */
  // FEED-146
  text: string;
  /**
   * Describes the people who can open the link, in a sentence; then the text is not shared, and
   * public targets are hidden.
   * @default everyone can
   */
  audience?: ReactNode | undefined;
  /** Called after the link was copied, before the dialog closes: the place for a toast. */
  onCopied: () => void;
}

/**
 * Shares a link: to the clipboard, to four sites by their web intents, and to any installed app
 * where the device supports it.
 */
// FEED-139–150
export function ShareDialog({ title, ...props }: ShareDialogProps) {
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={props.onClose}>
      <ShareWays {...props} />
    </Dialog>
  );
}

type ShareWaysProps = Omit<ShareDialogProps, 'title'>;

function ShareWays({ link, text, audience, onClose, onCopied }: ShareWaysProps) {
  const { t } = useTexts();
  const [failure, setFailure] = useState<'uncopied' | 'undone' | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const address = useRef<TextControl>(null);
  const isLimited = audience !== undefined;
  const snippet = shareSnippet(text);

  async function copy() {
    if (!element.current) return;
    if (!(await copyText(link, element.current))) return setFailure('uncopied');
    onCopied();
    onClose();
  }

  async function shareByDevice() {
    try {
      await navigator.share({ ...(!isLimited && { text: snippet }), url: link });
      onClose();
    } catch (error) {
      // After cancelling the device's share sheet, a member may choose another target here.
      if ((error as Error).name !== 'AbortError') setFailure('undone');
    }
  }

  return (
    <div ref={element} className="sg-share">
      <TextField
        label={t('share.link')}
        value={link}
        isReadOnly
        inputRef={address}
        onClick={() => address.current?.select()}
      />
      {isLimited && <InlineMessage>{audience}</InlineMessage>}
      {failure && <InlineMessage kind="error">{t(`share.${failure}`)}</InlineMessage>}
      <ul className="sg-share-targets" aria-label={t('share.targets')}>
        <li>
          <button type="button" className="sg-share-target" onClick={copy}>
            <Icon>
              <LinkIcon />
            </Icon>
            {t('share.copy')}
          </button>
        </li>
        {(isLimited ? [] : SHARE_TARGETS).map((target) => (
          <li key={target}>
            <a
              className="sg-share-target"
              data-target={target}
              href={shareAddress(target, link, snippet)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('share.opensTab', { target })}
              onClick={onClose}
            >
              <Icon>
                <TargetMark target={target} />
              </Icon>
              {target}
            </a>
          </li>
        ))}
      </ul>
      {'share' in navigator && (
        <Button isFullWidth icon={<Share />} onPress={shareByDevice}>
          {t('share.device')}
        </Button>
      )}
    </div>
  );
}
