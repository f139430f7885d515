import { WithUnits } from "../ui/with-units/with-units.tsx";
import type { RawInWords } from "./raw-in-words.ts";

/** A raw value as text, with the exact figure as tooltip if the text is rounded. */
export function RawAmount({ text, title }: RawInWords) {
  return (
    <span title={title}>
      <WithUnits text={text} />
    </span>
  );
}
