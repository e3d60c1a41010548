import { Component, type ReactNode } from 'react';

/** What a fallback is told. */
export interface BoundaryFailure {
  error: unknown;
  /** Renders what failed once more. */
  retry: () => void;
}

export interface BoundaryProps {
  /** Shown in place of what failed. */
  fallback: (failure: BoundaryFailure) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  failed: { error: unknown } | null;
}

/** Keeps an error while rendering from taking more than its part of the page. */
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
