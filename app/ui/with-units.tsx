import { Fragment } from "react";

/** Text in which every `CO2e` gets its subscript (the font has no subscript 2 of its own), with a title where one is given. */
export function WithUnits({ text, title }: { readonly text: string; readonly title?: string | undefined }) {
  const pieces = text.split("CO2").map((piece, at) => (
    // by place: a number that changes is a new text in the same node, not a new node
    <Fragment key={at}>
      {at > 0 && (
        <>
          CO<sub>2</sub>
        </>
      )}
      {piece}
    </Fragment>
  ));
  return title === undefined ? pieces : <span title={title}>{pieces}</span>;
}
