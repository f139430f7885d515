import { Component, type ReactNode } from "react";
import { shareTexts } from "../../text/en/share.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";

interface Props {
  readonly children: ReactNode;
}

/** Catches errors in an embedded share. Unlike the app's boundary it leads nowhere: other pages refuse to be framed. */
export class EmbedBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { title, text } = shareTexts.faults.failed;
    return <ErrorNotice title={title} text={text} onRetry={() => window.location.reload()} />;
  }
}
