import type { Resource } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import Star from 'lucide-react/icons/star';
import { useTexts } from '../texts.ts';
import { TYPE_ICONS } from './Thumbnail.tsx';

/** Says of what type a resource is, and whether it is featured. */
export function TypeBadges({ resource }: { resource: Resource }) {
  const { t } = useTexts();
  const { resource_type: type, featured } = resource;
  const TypeIcon = TYPE_ICONS[type];
  return (
    <div className="sg-resource-badges">
      <Badge tone="primary" icon={<TypeIcon />}>
        {t(`types.${type}`)}
      </Badge>
      {featured && (
        <Badge tone="accent" icon={<Star />}>
          {t('featured')}
        </Badge>
      )}
    </div>
  );
}
