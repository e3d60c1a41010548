import { Card } from '@saudagar/ui';
import type { GuideSection } from './guideFlow.ts';
import { PICTURE } from './pictures.ts';

interface SectionProps {
  section: GuideSection;
  /** Address of its picture; undefined in search results. */
  picture: string | undefined;
}

/** A section: the area's purpose, its picture, and its tasks. */
export function Section({ section, picture }: SectionProps) {
  const { id, title, intro, tasks } = section;
  return (
    <Card as="section" padding="large" className="sg-guide-section" aria-labelledby={id}>
      <h2 id={id} className="sg-guide-title" tabIndex={-1}>
        {title}
      </h2>
      <p className="sg-guide-intro">{intro}</p>
      {picture && (
        <img
          {...PICTURE}
          className="sg-guide-picture"
          src={picture}
          alt={section.picture}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="sg-guide-tasks">
        {Object.entries(tasks).map(([key, task]) => (
          <div key={key}>
            {task.title && <h3 className="sg-guide-task">{task.title}</h3>}
            <ol className="sg-guide-steps">
              {Object.entries(task.steps).map(([name, step]) => (
                <li key={name}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Card>
  );
}
