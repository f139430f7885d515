import { finite } from "../tables/quantity.ts";
import type { PortfolioKpis } from "./portfolio-result.ts";
import { KPI_COLUMNS, KPIS, type KpiColumn } from "./row-layout.ts";

/** Key figures of a portfolio from its sums (method.md section 9). `sums`: columns of row-layout.ts. */
export function kpisOf(sums: Float64Array): PortfolioKpis {
  const of = (name: KpiColumn): number => finite(sums[KPIS + KPI_COLUMNS.indexOf(name)] ?? 0);
  const [items, mass_kg] = [of("items"), of("mass_kg")];
  return {
    items,
    mass_kg,
    single_use_mass_kg: of("single_use_mass_kg"),
    plastic_mass_kg: of("plastic_mass_kg"),
    reusable_use_share: items > 0 ? of("reusable_uses") / items : null,
    recycled_content: mass_kg > 0 ? of("recycled_content_kg") / mass_kg : null,
    littered_kg: of("littered_kg"),
    recycled_kg: of("recycled_kg"),
    composted_kg: of("composted_kg"),
    landfilled_kg: of("landfilled_kg"),
    incinerated_kg: of("incinerated_kg"),
    open_dumped_kg: of("open_dumped_kg"),
  };
}
