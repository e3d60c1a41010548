import type { ReactNode } from 'react';

/** A titled part of a case or an appeal. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sg-admin-part">
      <h3 className="sg-admin-part-title">{title}</h3>
      {children}
    </section>
  );
}
