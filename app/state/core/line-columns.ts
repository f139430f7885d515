import { atom } from "jotai";
import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { servicesAtom } from "./services.ts";

const KEY = "line_columns";
/** What is shown unless somebody chose otherwise. */
const FIRST: readonly LineDetail[] = ["site"];

/** of this visit, also where the browser keeps nothing; null = not touched */
const chosenAtom = atom<readonly LineDetail[] | null>(null);

const parsed = (text: string | null): readonly LineDetail[] => {
  const names = text === null ? null : text.split(" ");
  return names === null ? FIRST : LINE_DETAILS.filter((detail) => names.includes(detail));
};

/** The details that have a column in tables of lines, where any line has them; remembered between visits. */
export const lineColumnsAtom = atom(
  (get): readonly LineDetail[] => get(chosenAtom) ?? parsed(get(servicesAtom).flags.local.read(KEY)),
);

export const toggleLineColumnAtom = atom(null, (get, set, detail: LineDetail) => {
  const shown = get(lineColumnsAtom);
  const next = LINE_DETAILS.filter((one) => (one === detail) !== shown.includes(one));
  set(chosenAtom, next);
  get(servicesAtom).flags.local.write(KEY, next.join(" "));
});
