/** Upload progress of a form that is being sent. */
export interface FormProgress {
  /** Number of uploaded files; the next one is under way. */
  readonly at: number;
  /** Number of all files; once they are uploaded, the form itself is sent. */
  readonly total: number;
  /** Share of the next file's bytes sent, 0 to 1. */
  readonly share: number;
}

/** Input of a form's `send` actor. */
export interface FormSending<Wire, Subject> {
  subject: Subject;
  body: Wire;
  clientId: string;
  /** Reports the progress of uploads, if there are any. */
  onProgress: (progress: FormProgress) => void;
}
