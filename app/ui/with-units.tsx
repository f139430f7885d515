import { Fragment } from "react";

/** Text in which every `CO2e` gets its subscript (the font has no subscript 2 of its own). */
export function WithUnits({ text }: { readonly text: string }) {
  return text.split("CO2").map((piece, at) => (
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
}
