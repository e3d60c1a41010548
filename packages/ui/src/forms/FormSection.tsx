import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
  /** Heading, which names the section. */
  title: string;
  /** The fields. */
  children: ReactNode;
}

/** Fields of a long form under a heading. As the only section of a step, the step names it. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="sg-form-section" aria-labelledby={id}>
      <h3 id={id} className="sg-form-section-title">
        {title}
      </h3>
      {children}
    </section>
  );
}
