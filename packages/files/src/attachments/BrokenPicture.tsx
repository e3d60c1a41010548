import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';

/** Placeholder for an image that cannot be shown. */
export function BrokenPicture({ children }: { children: ReactNode }) {
  return (
    <span className="sg-picture-broken">
      <ImageOff aria-hidden="true" />
      {children}
    </span>
  );
}
