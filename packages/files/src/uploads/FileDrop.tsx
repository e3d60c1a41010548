import { MEGABYTE } from '@saudagar/contract';
import { Button, FileTrigger, InlineMessage } from '@saudagar/ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../texts.ts';
import { acceptedTypes, type FileRefusal, type FileRules, type UploadType } from './fileRules.ts';
import { useOfferedFiles } from './useOfferedFiles.ts';

/** Label and description of a file drop area. */
export interface FileDropTexts {
  /** Purpose of the files, as the name of the group. */
  label: ReactNode;
  /** Hint that replaces the accepted types. */
  description?: ReactNode;
}

interface FileDropProps extends FileDropTexts {
  type: UploadType;
  rules: FileRules;
  /** Reasons for files rejected since the last were offered. */
  refusals: readonly FileRefusal[];
  onOffered: (files: File[]) => void;
  /** True when no files can be added. @default false */
  isDisabled?: boolean | undefined;
  /** The accepted files. */
  children?: ReactNode | undefined;
}

/** Accepts files by button, drop and paste, and lists the rejected ones. */
export function FileDrop(props: FileDropProps) {
  const { label, description, type, rules, refusals, onOffered, isDisabled = false } = props;
  const { t } = useTexts();
  const id = useId();
  const { isOver, handlers } = useOfferedFiles(onOffered);
  const { maxFiles } = rules;

  const textOf = (refusal: FileRefusal) => {
    const { reason, ...values } = refusal;
    if (reason === 'empty' || reason === 'unreadable') return t(`upload.${reason}`, values);
    return t(reason === 'tooMany' ? 'upload.tooMany' : `upload.${reason}.${type}`, {
      ...values,
      count: 'limit' in values ? values.limit : 0,
    });
  };
  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      className="sg-field sg-uploader"
      data-over={isOver || undefined}
      {...handlers}
    >
      <legend className="sg-field-label">{label}</legend>
      <div className="sg-uploader-drop">
        <FileTrigger
          allowsMultiple={maxFiles > 1}
          acceptedFileTypes={acceptedTypes(rules)}
          onSelect={(chosen) => onOffered(Array.from(chosen ?? []))}
        >
          <Button isDisabled={isDisabled}>{t(`upload.choose.${type}`, { count: maxFiles })}</Button>
        </FileTrigger>
        <span className="sg-field-description sg-uploader-option">{t('upload.drop')}</span>
        <span id={`${id}-hint`} className="sg-field-description sg-uploader-hint">
          {description ??
            (type === 'any'
              ? t('upload.takesAny', {
                  image: rules.maxBytes.image / MEGABYTE,
                  document: rules.maxBytes.document / MEGABYTE,
                  count: maxFiles,
                })
              : t('upload.takes', {
                  kinds: rules.kinds
                    .map(({ extensions: [one = ''] }) => one.toUpperCase())
                    .join(', '),
                  limit: rules.maxBytes[type] / MEGABYTE,
                  count: maxFiles,
                }))}
        </span>
      </div>
      {refusals.length > 0 && (
        <InlineMessage kind="error">
          {/* Each message once, however many files it rejects. */}
          {[...new Set(refusals.map(textOf))].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </InlineMessage>
      )}
      {props.children}
    </fieldset>
  );
}
