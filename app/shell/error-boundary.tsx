import { Component, type ReactNode } from "react";
import { PageFailure } from "./page-failure.tsx";

interface Props {
  /** a new key clears the error, so that the next page renders */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly details: string | null;
  readonly resetKey: string;
}

/** Catches errors that a page throws while it renders; header and footer stay usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { details: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { details: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { details: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { details } = this.state;
    return details === null ? this.props.children : <PageFailure kind="crash" details={details} />;
  }
}
