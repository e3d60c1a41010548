/** The refusal of a second decision about a flag; the documents name its English words (ADM-086). */
export const ALREADY_REVIEWED = {
  en: 'This flag has already been reviewed',
  id: 'Laporan ini sudah ditinjau',
} as const;

const PHRASES = ['already been reviewed', ALREADY_REVIEWED.id];

/** Whether a refused decision says that somebody was first: 400 with the words of either language. */
export const isAlreadyReviewed = ({
  status,
  message,
}: {
  status: number | undefined;
  message: string;
}) => status === 400 && PHRASES.some((phrase) => message.includes(phrase));
