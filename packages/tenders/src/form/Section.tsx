import { type ReactNode, useId } from 'react';

/** A section of a form with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="sg-tender-part" aria-labelledby={id}>
      <h3 id={id} className="sg-tender-part-title">
        {title}
      </h3>
      {children}
    </section>
  );
}
