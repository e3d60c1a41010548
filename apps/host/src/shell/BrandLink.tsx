import { usePortal } from '@saudagar/portal';
import { KawungMark, Link } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** The product's mark, leading to `/` (SHELL-097); where it is narrow its initials (SHELL-075). */
export function BrandLink({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTexts();
  const { name, initials } = usePortal().brand();
  return (
    <Link href="/" isPlain className="sg-brand" aria-label={t('nav.home', { brand: name })}>
      {!isNarrow && (
        <span className="sg-brand-mark">
          <KawungMark size={24} />
        </span>
      )}
      <span className="sg-brand-name">{isNarrow ? initials : name}</span>
    </Link>
  );
}
