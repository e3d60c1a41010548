import { usePortal } from '@saudagar/portal';
import { KawungMark, Link } from '@saudagar/ui';

export interface BrandLinkProps {
  /** Shows only the initials. @default false */
  isNarrow?: boolean;
  /** Called when it is followed. */
  onPress?: () => void;
}

/** The product's logo, linked to `/` (SHELL-097); its initials when narrow (SHELL-075). */
export function BrandLink({ isNarrow = false, onPress }: BrandLinkProps) {
  const { name, initials } = usePortal().brand();
  return (
    <Link
      href="/"
      isPlain
      className="sg-brand"
      {...(onPress && { onPress })}
      {...(isNarrow && { 'aria-label': `${initials}, ${name}` })}
    >
      {!isNarrow && (
        <span className="sg-brand-mark">
          <KawungMark size={24} />
        </span>
      )}
      <span className="sg-brand-name">{isNarrow ? initials : name}</span>
    </Link>
  );
}
