import {
  failureOf,
  MemberAvatar,
  useFailureText,
  usePortal,
  useUser,
  type WaitingWrite,
} from '@saudagar/portal';
import { Button, Icon, MemberText, RelativeTime } from '@saudagar/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { useId, useRef } from 'react';
import { Author } from '../card/Author.tsx';
import { focusBeside } from '../card/focusBeside.ts';
import { useTexts } from '../texts.ts';

/** Body of a comment that waits. */
type CommentBody = { content?: string; parent_comment_id?: string | null } | undefined;

/** Returns the comment that a waiting one answers; null for one on the post. */
export const parentOf = ({ body }: WaitingWrite): string | null =>
  (body as CommentBody)?.parent_comment_id ?? null;

/** A comment that waits for the server, or that it refused (FEED-225, FEED-226). */
export function WaitingComment({ item }: { item: WaitingWrite }) {
  const { t } = useTexts();
  const { waiting } = usePortal();
  const failureText = useFailureText();
  const user = useUser();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const failure = failureOf(item);
  const { content = '' } = (item.body as CommentBody) ?? {};
  const described = { 'aria-describedby': id };
  return (
    <div ref={element} className="sg-comment" tabIndex={-1}>
      <MemberAvatar member={user} size="small" verified />
      <div className="sg-comment-body">
        <div className="sg-comment-bubble sg-comment-waiting">
          <div className="sg-comment-head">
            <Author id={`${id}-author`} member={user} />
            <RelativeTime date={item.at} />
          </div>
          <div id={id}>
            <MemberText>{content}</MemberText>
          </div>
        </div>
        <div className="sg-comment-actions">
          <span className="sg-comment-state" data-failed={failure ? '' : undefined}>
            <Icon>{failure ? <CircleAlert /> : <Clock />}</Icon>
            {failure
              ? `${t('comments.failed')} ${failure.detail ?? failureText(failure)}`
              : t('comments.waiting')}
          </span>
          {failure && (
            <Button
              {...described}
              variant="quiet"
              size="small"
              onPress={() => waiting.retry(item.id)}
            >
              {t('comments.retry')}
            </Button>
          )}
          <Button
            {...described}
            variant="quiet"
            size="small"
            onPress={() =>
              focusBeside(element.current, 'section', '.sg-comment', () => waiting.remove(item.id))
            }
          >
            {t('comments.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}
