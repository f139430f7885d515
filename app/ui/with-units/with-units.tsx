import { Fragment } from "react";

/** Text with the 2 of every `CO2` as a subscript element, because the font has no subscript 2. */
export function WithUnits({ text }: { readonly text: string }) {
  return text.split("CO2").map((piece, at) => (
    // By index: a number that changes updates the node instead of replacing it.
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
