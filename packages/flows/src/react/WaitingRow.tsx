import { Icon, Link } from '@saudagar/ui';
import type { ReactNode } from 'react';

/** Props of {@link WaitingRow}. */
export interface WaitingRowProps {
  /** Title of the thing that awaits the member. */
  name: ReactNode;
  /** Address at which it is done. @default no link */
  href: string | undefined;
  /** Icon of its kind; decorative. */
  icon: ReactNode;
  /** A line below its name, such as until when. @default none */
  children?: ReactNode | undefined;
}

/** One thing that awaits the member on a home page, in a list of class `sg-waiting-list`. */
export function WaitingRow({ name, href, icon, children }: WaitingRowProps) {
  const content = (
    <>
      <Icon className="sg-waiting-icon">{icon}</Icon>
      <span className="sg-waiting-texts">
        <span className="sg-waiting-name">{name}</span>
        {children && <span className="sg-waiting-details">{children}</span>}
      </span>
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <span className="sg-waiting-row">{content}</span>
      ) : (
        <Link isPlain href={href} className="sg-waiting-row">
          {content}
        </Link>
      )}
    </li>
  );
}
