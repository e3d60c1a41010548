import type { FileNames, User } from '@saudagar/contract';
import { continuesFileEdit, fileEdit, fileName } from '@saudagar/contract/server';
import { madeId } from '../../core/madeId.ts';
import { NOW } from '../../core/time.ts';
import type { StoredEvent, StoredEventFile } from './communityEvents.ts';

/** Changes files of an event, and records what they were and are in its history (EVT-320). */
export function recordingFiles(editor: User, stored: StoredEvent, change: () => void): boolean {
  const before = namesOf(stored);
  change();
  const after = namesOf(stored);
  const [last] = stored.history;
  const continued =
    last?.editor_name === editor.full_name && continuesFileEdit(last, Date.parse(NOW))
      ? last
      : undefined;
  const edit = fileEdit(before, after, continued);
  const earlier = continued ? stored.history.slice(1) : stored.history;
  const id = continued?.id ?? madeId(`event-files-${stored.event.id}`, stored.history.length);
  const by = { editor_name: editor.full_name, edited_at: NOW, edit_reason: null };
  stored.history = edit ? [{ id, ...by, ...edit }, ...earlier] : earlier;
  return fileEdit(before, after) !== null;
}

function namesOf({ files }: StoredEvent): FileNames {
  const of = (kind: StoredEventFile['kind']) =>
    files
      .filter((file) => file.kind === kind)
      .map(({ info }) => fileName(info.original_filename, info.description));
  return { banner: of('banner'), gallery: of('gallery'), documents: of('document') };
}
