import type { Resource } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { Button, LinkButton } from '@saudagar/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import type { ProgressActor } from '../progress/useProgress.ts';
import { useTexts } from '../texts.ts';
import { ArticleText } from './ArticleText.tsx';
import type { ResourceContent } from './content.ts';
import { Video } from './Video.tsx';

interface ContentProps {
  resource: Resource;
  content: ResourceContent | null;
  /** Receives reading or watching progress. @default not tracked */
  progress?: ProgressActor | undefined;
}

/** A resource's content: read or played in place, or opened in a new tab (RES-011–013). */
export function Content({ resource, content, progress }: ContentProps) {
  const { t } = useTexts();
  const noteId = useId();
  if (!content) {
    return (
      <div className="sg-resource-content">
        <Button isDisabled aria-describedby={noteId}>
          {t('content.open')}
        </Button>
        <p id={noteId} className="sg-resource-none">
          {t('content.none')}
        </p>
      </div>
    );
  }
  const { video, text, link, files, fileIds } = content;
  const hasFiles = fileIds.length > 0 || (files !== undefined && files.length > 0);
  return (
    <div className="sg-resource-content">
      {video && <Video src={video} title={resource.title} progress={progress} />}
      {text && <ArticleText progress={progress}>{text}</ArticleText>}
      {link && (
        <LinkButton
          variant="primary"
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLink />}
        >
          {`${t('content.openOn', { host: link.host })} ${t('content.newTab')}`}
        </LinkButton>
      )}
      {hasFiles && (
        <section aria-label={t('detail.files')}>
          <AttachedFiles files={files} ids={fileIds} by={resource.author_name} />
        </section>
      )}
    </div>
  );
}
