import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import type { ScoredUseCase } from "./scored-products.ts";

const HEADER = ["", "g/unit", "g CO2e", "L", "g leak", "chem", "source", "recov", "score"];
const NAME_WIDTH = 28;
const CELL_WIDTH = 8;

const cells = (name: string, values: readonly string[]): string =>
  [name.padEnd(NAME_WIDTH), ...values.map((value) => value.padStart(CELL_WIDTH))].join("");

const figure = (value: number | null, digits: number): string => (value === null ? "-" : value.toFixed(digits));

function line({ prodsys_id, raw, summary, circularity }: ProductScores): string {
  return cells(`  ${prodsys_id}`, [
    figure(circularity.mass_per_unit, 2),
    figure(raw.climate, 1),
    figure(raw.h2o, 3),
    figure(raw.plastic_pollution, 3),
    figure(raw.chemicals, 1),
    figure(raw.sust_source, 1),
    figure(raw.recoverability, 2),
    figure(summary, 0),
  ]);
}

/** A text table with one line per product, per functional unit, to review a new dataset. */
export function sanityTable(useCases: readonly ScoredUseCase[], region: string): string {
  const blocks = useCases
    .filter((useCase) => useCase.region === region)
    .map(({ usecase_id, products }) => [usecase_id, ...products.map(line)].join("\n"));
  return [cells(`${region}, per functional unit`, HEADER.slice(1)), ...blocks].join("\n");
}
