import type { EventDocument, EventImage, FileInfo } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { provideFiles } from './filesFlow.ts';

/** An event's gallery and documents (EVT-066); renders nothing when there are none. */
export function FilesSection({ eventId, level }: { eventId: string; level: 2 | 3 }) {
  const { t } = useTexts();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const actor = useViewActor(provideFiles, { query: { id: eventId } });
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

/** Returns the full files if the server sent them, else only their ids. */
function filesOf(some: readonly (EventImage | EventDocument)[]): {
  files?: readonly FileInfo[];
  ids?: readonly string[];
} {
  const files = some.flatMap(({ file, description }) =>
    file ? [{ ...file, description: description ?? file.description }] : [],
  );
  return files.length === some.length ? { files } : { ids: some.map(({ id }) => id) };
}
