import { EVENT_DOCUMENTS_MAX, EVENT_GALLERY_MAX, type EventAttachments } from '@saudagar/contract';
import { FileChooser } from '@saudagar/files';
import { type FieldsActor, useField } from '@saudagar/flows/react';
import { FormSection } from '@saudagar/ui';
import type { ReactNode } from 'react';
import type { EventFiles } from './eventValues.ts';
import { useTexts } from './texts.ts';

interface FileFieldsProps {
  actor: FieldsActor<EventFiles>;
  /** Current files that are not removed. @default none */
  remaining?: Pick<EventAttachments, 'gallery' | 'attachments'> | undefined;
  /** Files the event already has, which can be removed. */
  children?: ReactNode | undefined;
}

/** Fields for banner, gallery and documents; uploads start after saving (EVT-117–136). */
export function FileFields({ actor, remaining, children }: FileFieldsProps) {
  const { t } = useTexts();
  const field = useField(actor, () => '');
  const chooser = (name: keyof EventFiles, type: 'image' | 'document', most: number) => {
    const { value, onChange } = field(name);
    return (
      <FileChooser
        label={t(`fields.${name}`)}
        description={most <= 0 ? t('files.full') : undefined}
        type={type}
        describesDocuments
        maxFiles={Math.max(0, most)}
        files={value}
        onChange={onChange}
      />
    );
  };
  return (
    <FormSection title={t('sections.files')}>
      {children}
      {chooser('banner', 'image', 1)}
      {chooser('gallery', 'image', EVENT_GALLERY_MAX - (remaining?.gallery.length ?? 0))}
      {chooser('documents', 'document', EVENT_DOCUMENTS_MAX - (remaining?.attachments.length ?? 0))}
    </FormSection>
  );
}
