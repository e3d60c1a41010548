import type { Resource, ResourceType } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { Icon } from '@saudagar/ui';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import PenLine from 'lucide-react/icons/pen-line';
import Play from 'lucide-react/icons/play';
import { type ComponentType, useState } from 'react';

/** Signs of the types. */
export const TYPE_ICONS: Record<ResourceType, ComponentType> = {
  video: Play,
  article: FileText,
  blog: PenLine,
  ebook: BookOpen,
};

/**
 * A resource's picture, else that of the first of its files that has one, else a drawing of its type,
 * which also stands where the picture does not come.
 */
export function Thumbnail({ resource }: { resource: Resource }) {
  const { client } = usePortal();
  const { resource_type: type, thumbnail_url, files } = resource;
  const url = thumbnail_url || files?.find(({ urls }) => urls?.thumbnail)?.urls?.thumbnail;
  const [broken, setBroken] = useState<string | null>(null);
  const address = url ? client.address(url) : null;
  const TypeIcon = TYPE_ICONS[type];
  return (
    <div className="sg-resource-thumbnail" data-type={type} aria-hidden="true">
      {address && address !== broken ? (
        <img src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
      ) : (
        <Icon>
          <TypeIcon />
        </Icon>
      )}
    </div>
  );
}
