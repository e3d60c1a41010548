/** The `code` of the refusal of a second decision about a flag. */
export const ALREADY_REVIEWED_CODE = 'already_reviewed';

/** Whether a refused decision says that somebody was first: by code, or in the documents' words (ADM-086). */
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
