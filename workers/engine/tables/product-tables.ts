import { kindOf, type RawTables } from "./raw-tables.ts";
import { readAll, readGrouped, type Fields } from "./read-record.ts";

/** prodsys: one built-in product. */
export interface ProductRecord {
  readonly prodsys_id: string;
  readonly listed: boolean;
  readonly fields: Fields;
}

/** recipe: one component of a built-in product. */
export interface RecipeRecord {
  readonly component_id: string;
  readonly fields: Fields;
}

/**
 * Built-in products and their components (method.md section 2). Fields stay unparsed: product/definition.ts reads
 * built-in and custom products in the same way.
 */
export const readProductTables = (tables: RawTables) => ({
  products: readAll(kindOf(tables, "prodsys"), (id, fields): ProductRecord => ({
    prodsys_id: id,
    listed: fields.flag("include_yn") && fields.flag("available_yn"),
    fields,
  })),
  recipes: readGrouped(kindOf(tables, "recipe"), 2, ([, component_id], fields): RecipeRecord => ({
    component_id,
    fields,
  })),
});
