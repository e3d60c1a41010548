import type { EventDocument, EventImage, FileInfo } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { provideFiles } from './filesFlow.ts';

/** An event's gallery and documents (EVT-066); nothing where it has none. */
export function FilesSection({ id, level }: { id: string; level: 2 | 3 }) {
  const { t } = useTexts();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const actor = useViewActor(provideFiles, { query: { id } });
  return (
    <ReadView actor={actor} skeleton={<SkeletonText lines={2} />} forbidden={null} gone={null}>
      {({ gallery, attachments }) => (
        <section className="sg-event-section" aria-labelledby={titleId}>
          <Heading id={titleId} className="sg-event-section-title">
            {t('detail.media')}
          </Heading>
          <AttachedFiles {...filesOf(gallery)} kind="gallery" />
          <AttachedFiles {...filesOf(attachments)} />
        </section>
      )}
    </ReadView>
  );
}

/** Facts where the server sent all of them along, else ids alone. */
function filesOf(some: readonly (EventImage | EventDocument)[]): {
  files?: readonly FileInfo[];
  ids?: readonly string[];
} {
  const files = some.flatMap(({ file, description }) =>
    file ? [{ ...file, description: description ?? file.description }] : [],
  );
  return files.length === some.length ? { files } : { ids: some.map(({ id }) => id) };
}
