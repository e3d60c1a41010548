/** A task, step by step. */
export interface GuideTask {
  /** Title as a member would search for it. @default the section's title */
  title?: string;
  steps: Readonly<Record<string, string>>;
}

/**
 * A section of the guide: the page's purpose and its main tasks (SHELL-169), as `tasks` or, when
 * short, as `steps` only.
 */
export interface GuideTexts {
  title: string;
  intro: string;
  /** Alternative text of its picture, `guide/en.webp` and `id.webp`. @default its title */
  picture?: string;
  tasks?: Readonly<Record<string, GuideTask>>;
  steps?: GuideTask['steps'];
}
