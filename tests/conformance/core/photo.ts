import { picture } from '../../../apps/server/testing/sampleFiles.ts';

let made: Promise<File> | undefined;

/** A small picture, made once. */
export function photo(): Promise<File> {
  made ??= picture('png').then(
    (bytes) => new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }),
  );
  return made;
}
