import { type MemberTextNode, parseMemberText } from '@saudagar/contract';
import { type ReactNode, useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Link } from '../actions/Link.tsx';
import { classes } from '../classes.ts';
import { useHashtagPath } from '../paths.ts';
import { MemberLink } from '../people/MemberLink.tsx';

export interface MemberTextProps {
  /** The text as typed by the member. */
  children: string;
  /**
   * Filters by a pressed hashtag, given in lower case without `#`, where the text is in a list.
   * @default hashtags are links to the host's address of them, if it has one
   */
  onHashtag?: ((tag: string) => void) | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * A member's text with its formatting: bold, italic, underlined, links, hashtags, mentions, and
 * line breaks. Rendered as elements, never as an HTML string. Links open in an isolated new tab,
 * and show their host beside a text that names another.
 */
// WID-078–084
export function MemberText({ children, onHashtag, className }: MemberTextProps) {
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
        return <Hashtag key={at} {...node} onHashtag={onHashtag} />;
      case 'mention':
        return (
          <MemberLink key={at} memberId={`@${node.username}`} className="sg-reference">
            {node.text}
          </MemberLink>
        );
    }
  };
  return (
    <div dir="auto" className={classes('sg-member-text', className)}>
      {nodes.map(show)}
    </div>
  );
}

interface HashtagProps extends Pick<MemberTextProps, 'onHashtag'> {
  /** The hashtag in lower case, without `#`. */
  tag: string;
  /** The hashtag as typed. */
  text: string;
}

/** A hashtag: a button where it filters, a link where the host has an address, else text. */
function Hashtag({ tag, text, onHashtag }: HashtagProps) {
  const path = useHashtagPath();
  if (onHashtag) {
    return (
      <AriaButton className="sg-reference sg-link" onPress={() => onHashtag(tag)}>
        {text}
      </AriaButton>
    );
  }
  if (!path) return <span className="sg-reference">{text}</span>;
  return (
    <Link isPlain className="sg-reference" href={path(tag)}>
      {text}
    </Link>
  );
}
