/** How far a form that is sending is, file by file. */
export interface FormProgress {
  /** How many files are uploaded; the next one is under way. */
  readonly at: number;
  /** All files; once as many are uploaded, the form itself is sent. */
  readonly total: number;
  /** The share of the next file's bytes that is sent, 0 to 1. */
  readonly share: number;
}

/** What a form's `send` is given. */
export interface FormSending<Wire, Subject> {
  subject: Subject;
  body: Wire;
  clientId: string;
  /** Tells how far the uploads are, where there are any. */
  onProgress: (progress: FormProgress) => void;
}
