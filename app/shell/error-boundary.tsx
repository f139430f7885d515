import type { ReactNode } from "react";
import { Component } from "react";
import { PageFailure } from "./page-failure.tsx";

interface Props {
  /** a change of it is a new page, which gets its own chance */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly details: string | null;
  readonly resetKey: string;
}

/** Catches what a page throws while it renders, so that header and footer stay and the visitor can go on. */
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
