import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button as PlainButton } from 'react-aria-components';
import { Icon } from '../display/Icon.tsx';
import { Link } from './Link.tsx';

export interface BackLinkProps {
  /** Address of what the page belongs to. */
  href?: string | undefined;
  /** Goes back where there is no address. */
  onPress?: (() => void) | undefined;
  /** Where it leads: 'Back to events'. */
  children: string;
}

/** The way back above a page of one thing; nothing where no way is given. */
export function BackLink({ href, onPress, children }: BackLinkProps) {
  const label = (
    <>
      <Icon>
        <ArrowLeft />
      </Icon>
      {children}
    </>
  );
  if (href !== undefined)
    return (
      <Link href={href} className="sg-back">
        {label}
      </Link>
    );
  if (!onPress) return null;
  return (
    <PlainButton className="sg-back" onPress={onPress}>
      {label}
    </PlainButton>
  );
}
