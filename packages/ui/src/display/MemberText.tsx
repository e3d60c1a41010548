import { type MemberTextNode, parseMemberText } from '@saudagar/contract';
import { type ReactNode, useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { classes } from '../classes.ts';
import { MemberLink } from '../people/MemberLink.tsx';
import { useMemberPath } from '../people/memberPath.ts';

export interface MemberTextProps {
  /** The text as typed by the member. */
  children: string;
  /** Called with a hashtag, in lower case without `#`. @default hashtags are highlighted only */
  onHashtag?: ((tag: string) => void) | undefined;
  /**
   * Called with a member's username, without `@`, when the host has no address for members.
   * @default mentions are highlighted only
   */
  onMention?: ((username: string) => void) | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * A member's text with its formatting: bold, italic, underlined, links, hashtags, mentions, and
 * line breaks. Rendered as elements, never as an HTML string. Links open in an isolated new tab,
 * and show their host beside a text that names another.
 */
// WID-078–084
export function MemberText({ children, onHashtag, onMention, className }: MemberTextProps) {
  const path = useMemberPath();
  const nodes = useMemo(() => parseMemberText(children), [children]);
  const show = (node: MemberTextNode, at: number): ReactNode => {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'bold':
        return <strong key={at}>{node.children.map(show)}</strong>;
      case 'italic':
        return <em key={at}>{node.children.map(show)}</em>;
      case 'underline':
        return <u key={at}>{node.children.map(show)}</u>;
      case 'link':
        return (
          <a
            key={at}
            className="sg-link"
            href={node.url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {node.children.map(show)}
            {node.host && ` (${node.host})`}
          </a>
        );
      case 'hashtag':
        return (
          <Hashtag key={at} text={node.text} onOpen={onHashtag && (() => onHashtag(node.tag))} />
        );
      case 'mention':
        return (
          <MemberLink
            key={at}
            memberId={`@${node.username}`}
            className={classes('sg-reference', (onMention || path) && 'sg-link')}
            onPress={onMention && (() => onMention(node.username))}
          >
            {node.text}
          </MemberLink>
        );
    }
  };
  return <div className={classes('sg-member-text', className)}>{nodes.map(show)}</div>;
}

/** A hashtag: a button when it has a handler. */
function Hashtag({ text, onOpen }: { text: string; onOpen: (() => void) | undefined }) {
  if (!onOpen) return <span className="sg-reference">{text}</span>;
  return (
    <AriaButton className="sg-reference sg-link" onPress={onOpen}>
      {text}
    </AriaButton>
  );
}
