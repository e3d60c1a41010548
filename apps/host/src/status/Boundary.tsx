import { Component, type ReactNode } from 'react';

/** Argument of a fallback. */
export interface BoundaryFailure {
  error: unknown;
  /** Renders the failed part again. */
  retry: () => void;
}

export interface BoundaryProps {
  /** Renders the replacement of a failed part. */
  fallback: (failure: BoundaryFailure) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  failed: { error: unknown } | null;
}

/** Limits a render error to one part of the page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  readonly retry = () => this.setState({ failed: null });

  override render() {
    const { failed } = this.state;
    return failed
      ? this.props.fallback({ error: failed.error, retry: this.retry })
      : this.props.children;
  }
}
