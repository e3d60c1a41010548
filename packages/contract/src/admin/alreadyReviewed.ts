/** The error `code` for a second decision on a flag. */
export const ALREADY_REVIEWED_CODE = 'already_reviewed';

/** Returns true when a flag was already decided: by code, or in the documents' words (ADM-086). */
export const isAlreadyReviewed = ({
  status,
  message,
  code,
}: {
  status: number | undefined;
  message: string;
  code?: string | undefined;
}) =>
  status === 400 && (code === ALREADY_REVIEWED_CODE || message.includes('already been reviewed'));
