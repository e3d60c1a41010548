/** How something is done, step by step. */
export interface GuideTask {
  /** What it is, as a member would look for it. @default the section alone says it */
  title?: string;
  steps: Readonly<Record<string, string>>;
}

/**
 * A section of the guide: what the page is for, and how its main jobs are done (SHELL-169), as
 * `tasks` or, where it is short, as `steps` alone.
 */
export interface GuideTexts {
  title: string;
  intro: string;
  /** Describes its picture, `guide/en.webp` and `id.webp`, to who cannot see it. @default its title */
  picture?: string;
  tasks?: Readonly<Record<string, GuideTask>>;
  steps?: GuideTask['steps'];
}
