import { usePortal } from '@saudagar/portal';
import { KawungMark, Link } from '@saudagar/ui';

/** The product's mark, leading to `/` (SHELL-097); where it is narrow its initials (SHELL-075). */
export function BrandLink({ isNarrow = false }: { isNarrow?: boolean }) {
  const { name, initials } = usePortal().brand();
  return (
    <Link
      href="/"
      isPlain
      className="sg-brand"
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
