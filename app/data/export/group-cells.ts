import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { englishCountryName } from "../../text/countries.ts";
import type { NamedCell } from "./context-columns.ts";

/** The column with the key of a group. */
export const GROUP_COLUMNS = {
  site: "site",
  country: "country",
  use_case: "usecase_id",
  month: "month",
} as const satisfies Record<Grouping, string>;

/** The key and the name of a group of lines. */
export const groupCells = (by: Grouping, key: string, { use_cases }: Pick<Catalogue, "use_cases">): NamedCell[] => {
  const useCase = use_cases.find(({ usecase_id }) => usecase_id === key)?.usecase_name ?? key;
  return [
    { name: GROUP_COLUMNS[by], value: key },
    ...(by === "use_case" ? [{ name: "use case", value: useCase }] : []),
    ...(by === "country" ? [{ name: "country name", value: englishCountryName(key) }] : []),
  ];
};
