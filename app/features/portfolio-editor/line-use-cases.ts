import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { groupedUseCases } from "../../choices/catalogue-lists.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { named } from "../../text/short-name.ts";
import type { SelectOption } from "../../ui/field/select.tsx";

/** The use cases of the lines, in list order. */
export const lineUseCases = (catalogue: Catalogue, names: PortfolioNames, table: EntryTable): SelectOption[] => {
  const order = groupedUseCases(catalogue.use_cases).flatMap((group) => group.use_cases.map((one) => one.usecase_id));
  return differentNumbers(table.columns.useCase)
    .map((number) => table.idOf(number))
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((usecase_id) => ({ value: usecase_id, ...named(names.usecase(usecase_id)) }));
};
