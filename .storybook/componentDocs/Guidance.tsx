import { UiProvider } from '@saudagar/ui';
import type { PropsWithChildren, ReactNode } from 'react';
import { useDocsGlobals } from './docsGlobals.ts';
import './componentDocs.css';

/** Advice in two columns, for `Do` and `Dont`. */
export function Guidance({ children }: PropsWithChildren) {
  return <div className="docs-guidance">{children}</div>;
}

interface AdviceProps {
  /** The rule in one sentence. */
  says: string;
  /** A small example, or none where words suffice. */
  children?: ReactNode;
}

/** An example to follow. */
export const Do = (props: AdviceProps) => <Advice {...props} kind="do" />;

/** An example to avoid. */
export const Dont = (props: AdviceProps) => <Advice {...props} kind="dont" />;

function Advice({ says, kind, children }: AdviceProps & { kind: 'do' | 'dont' }) {
  const { theme } = useDocsGlobals();
  return (
    <figure className="docs-advice" data-kind={kind}>
      {children && (
        // Looked at only: a page has no tab stops in its examples.
        <div className="docs-advice-example sb-unstyled" inert>
          <UiProvider locale="en" theme={theme}>
            {children}
          </UiProvider>
        </div>
      )}
      <figcaption>
        <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {says}
      </figcaption>
    </figure>
  );
}

interface PanelProps {
  title: string;
  /** The buttons at the end. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A dialog as it looks, without taking the page: for `Do` and `Dont`. */
export function Panel({ title, footer, children }: PanelProps) {
  return (
    <div className="sg-dialog sg-dialog-small docs-panel">
      <div className="sg-dialog-body">
        <div className="sg-dialog-header">
          <strong className="sg-dialog-title">{title}</strong>
        </div>
        <div className="sg-dialog-content">{children}</div>
        {footer && <div className="sg-dialog-footer">{footer}</div>}
      </div>
    </div>
  );
}
