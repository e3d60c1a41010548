import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button as AriaButton } from 'react-aria-components';
import { Icon } from '../display/Icon.tsx';
import { Link } from './Link.tsx';

export interface BackLinkProps {
  /** Address of the parent page. */
  href?: string | undefined;
  /** Goes back when there is no address. */
  onPress?: (() => void) | undefined;
  /** Names the target: 'Back to events'. */
  children: string;
}

/** A back link above a detail page; renders nothing without a target. */
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
    <AriaButton className="sg-back" onPress={onPress}>
      {label}
    </AriaButton>
  );
}
