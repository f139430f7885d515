import type { ComponentProps } from "react";
import type { FoldedSection } from "../../ui/fold/fold-group.tsx";
import { LoadedSection } from "./loaded-section.tsx";

interface LoadedFoldProps<P extends { readonly id: string }>
  extends Omit<FoldedSection, "id" | "content">, Omit<ComponentProps<typeof LoadedSection<P>>, "title"> {
  /** heading shown until the section is loaded; default: the title */
  readonly loadingTitle?: string;
}

/** A collapsible section whose code is loaded when it is opened; its id is that of `props`. */
export const loadedFold = <P extends { readonly id: string }>(fold: LoadedFoldProps<P>): FoldedSection => {
  const { load, height, props, loadingTitle, ...shown } = fold;
  return {
    ...shown,
    id: props.id,
    content: <LoadedSection {...{ load, height, props }} title={loadingTitle ?? fold.title} />,
  };
};
