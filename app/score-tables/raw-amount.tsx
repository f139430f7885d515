import { WithUnits } from "../ui/with-units.tsx";
import type { RawInWords } from "./raw-in-words.ts";

/** A raw value in words, with its exact figure as title where the words round it. */
export function RawAmount({ text, title }: RawInWords) {
  return (
    <span title={title}>
      <WithUnits text={text} />
    </span>
  );
}
