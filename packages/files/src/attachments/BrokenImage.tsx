import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';

/** Stands in for a picture that cannot be shown. */
export function BrokenImage({ children }: { children: ReactNode }) {
  return (
    <span className="sg-image-broken">
      <ImageOff aria-hidden="true" />
      {children}
    </span>
  );
}
