import { type ComponentPropsWithoutRef, memo } from 'react';
import type { BenchMessage } from './messages.ts';

interface BubbleProps extends ComponentPropsWithoutRef<'article'> {
  message: BenchMessage;
}

/** A message of eight elements, the same for every list. */
export const Bubble = memo(function Bubble({ message, ...rest }: BubbleProps) {
  return (
    <article {...rest} className="message" aria-label={message.author}>
      <div className="line" data-own={message.isOwn || undefined}>
        <div className="bubble">
          <div>
            <p>{message.text}</p>
          </div>
          <footer>
            <time>{message.clock}</time>
            <span>✓</span>
          </footer>
        </div>
      </div>
    </article>
  );
});
