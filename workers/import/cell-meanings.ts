import { FaultTally, FIRST_FAULT, isFault, LEFT_OUT, type CellOutcome, type ImportOffer } from "./import-faults.ts";
import { dateEvidence, halfConverted } from "./dates/day-text.ts";
import { LineTexts } from "./line-texts.ts";
import type { ImportChoice, ImportSettings, SplitField } from "./import-settings.ts";
import type { ImportField } from "./import-fields.ts";
import type { ImportFaultCode } from "./sentences.ts";
import { codeKey } from "./names/item-code.ts";
import { normalName } from "./normal-name.ts";
import type { NamedProduct, NamesOfFields } from "./names-of-fields.ts";
import { LineQuantities } from "./quantity/line-quantities.ts";
import { canBeSplit, readingIn } from "./quantity/reading.ts";
import type { Sheet } from "./sheet.ts";
import { restored } from "../../edge-api/contract/formulas.ts";

/** Columns that may hold article numbers. */
const CODE_FIELDS = ["gtin", "item_code"] as const;
/** Longer cells are cut in fault messages. */
const LONGEST_SHOWN = 200;

/**
 * The meaning of each cell under the user's settings. Each different cell is read once, however many rows have it.
 * Ids always mean their product. A choice of the user wins over an exact name, unless the row's use case contradicts it.
 */
export class CellMeanings {
  readonly tally = new FaultTally();
  /** products that cells resolved to; an outcome of `product` is an index into this list */
  readonly products: (Pick<NamedProduct, "usecase_id" | "reusable" | "uses" | "mass_grams"> & {
    readonly prodsys_id: string;
    readonly factor: number;
  })[] = [];
  readonly foods: string[] = [];
  /** labels and details (site, date, …) of the lines */
  readonly lineTexts: LineTexts;
  readonly quantities: number[] = [];
  readonly #sheet: Sheet;
  readonly #settings: ImportSettings;
  readonly #names: NamesOfFields;
  /** number of different cells in the use case column */
  readonly #useCases: number;
  readonly #choices = new Map<string, string | number | null>();
  /** pieces per counted unit of chosen products, by choice key */
  readonly #factors = new Map<string, number>();
  readonly #byChoice = { product: new Set<CellOutcome>(), food: new Set<CellOutcome>() };
  readonly #faults = new Map<string, CellOutcome>();
  /** by cell number; products by the cell numbers of product and use case */
  readonly #products = new Map<number, CellOutcome>();
  /** null = unknown code */
  readonly #codes = new Map<string, CellOutcome | null>();
  readonly #foods: (CellOutcome | undefined)[] = [];
  readonly #quantities = new Map<number, CellOutcome>();
  /** how quantities are computed */
  readonly lines: LineQuantities;
  /** field of the lines that gets the names of the columns; null = a row is one line */
  readonly split: SplitField | null;
  /** @param isLine false for totals and rows that are left out */
  constructor(sheet: Sheet, settings: ImportSettings, names: NamesOfFields, isLine: (place: number) => boolean) {
    this.#sheet = sheet;
    this.#settings = settings;
    this.#names = names;
    const { use_case } = settings.mapping;
    this.#useCases = use_case === null ? 1 : sheet.different(use_case);
    for (const { field, value, use, factor } of settings.choices) {
      this.#choices.set(choiceKey(field, value), use);
      if (field === "product" || field === "code") this.#factors.set(choiceKey(field, value), factor ?? 1);
    }
    const { product, date } = settings.mapping;
    const reading = readingIn(settings, sheet.header) ?? { terms: [] };
    this.split = canBeSplit(reading) ? settings.split : null;
    this.lines = new LineQuantities(sheet, reading, settings.decimal, {
      isLine,
      choice: (field, value) => this.#choice(field, value),
      grams: (place) => this.grams(place),
      product,
    });
    const doubtful = date === null ? new Set() : halfConverted(sheet, date);
    this.lineTexts = new LineTexts(
      settings.dates ?? (date === null ? null : dateEvidence(sheet.values(date, Infinity)).order),
      {
        cell: (field, place) => this.#cell(field, place),
        text: (field, number) => this.#text(field, number),
        choice: (field, value) => this.#choice(field, value),
        isDoubtful: (number) => doubtful.has(number),
        fault: (code, field, value, offer) => this.#fault(code, field, value, () => [{ use: offer(), name: "" }]),
      },
    );
  }

  product(place: number): CellOutcome {
    const useCase = this.#cell("use_case", place);
    const product = this.#cell("product", place);
    const key = product * this.#useCases + useCase;
    let outcome = this.#products.get(key);
    if (outcome === undefined) {
      outcome = this.#productOf(this.#text("product", product), this.#text("use_case", useCase));
      this.#products.set(key, outcome);
    }
    return isFault(outcome) ? (this.#productOfCode(place) ?? outcome) : outcome;
  }

  /** GTIN and article number of a row, as far as it has them. */
  codes(place: number): readonly string[] {
    return CODE_FIELDS.map((field) => this.#text(field, this.#cell(field, place))).filter((code) => code !== "");
  }

  /** The product that a code of the row means, used where the name is unknown; null = unknown code. */
  #productOfCode(place: number): CellOutcome | null {
    for (const code of this.codes(place)) {
      let outcome = this.#codes.get(code);
      if (outcome === undefined) {
        const chosen = this.#choice("code", code);
        const product = typeof chosen === "string" ? this.#names.product.byId(chosen) : undefined;
        const own = product ?? this.#names.productWithCode(code);
        if (product !== undefined)
          outcome = this.#chosen("product", this.#taken(product, this.#factors.get(choiceKey("code", code)) ?? 1));
        else outcome = chosen === null ? LEFT_OUT : own === undefined ? null : this.#taken(own);
        this.#codes.set(code, outcome);
      }
      if (outcome !== null) return outcome;
    }
    return null;
  }

  /** grams of a piece of the row's product; null = unknown */
  grams(place: number): number | null {
    return this.products[this.product(place)]?.mass_grams ?? null;
  }

  food(place: number): CellOutcome {
    const number = this.#cell("food", place);
    return (this.#foods[number] ??= this.#foodOf(this.#text("food", number)));
  }

  /** Index into `quantities`: pieces (or uses) as the file counts them, negative for returns. */
  quantity(place: number): CellOutcome {
    const quantity = this.lines.at(place);
    if (quantity === null) return LEFT_OUT;
    if ("pieces" in quantity) {
      const known = this.#quantities.get(quantity.pieces);
      if (known !== undefined) return known;
      const outcome = this.quantities.push(quantity.pieces) - 1;
      this.#quantities.set(quantity.pieces, outcome);
      return outcome;
    }
    const { code, field, value, offers } = quantity.fault;
    // what a piece weighs is known with its product: one fault, not two
    const product = code === "mass_unknown" ? this.product(place) : 0;
    if (isFault(product)) return product;
    return this.#fault(code, field, value, () => offers.map((use) => ({ use, name: "" })));
  }

  /** What a readable row gives: one quantity, or one for each column that becomes a line of its own. */
  parts(place: number, quantity: CellOutcome): readonly { readonly text: string | null; readonly pieces: number }[] {
    if (this.split === null) return [{ text: null, pieces: this.quantities[quantity] ?? 0 }];
    return this.lines
      .partsAt(place)
      .map(({ column, pieces }) => ({ text: this.#sheet.header?.[column] || `${column + 1}`, pieces }));
  }

  /** True if the product or the food comes from a user's choice, not from the cells. */
  isChosen(product: CellOutcome, food: CellOutcome): boolean {
    return this.#byChoice.product.has(product) || this.#byChoice.food.has(food);
  }

  /** Fault: the row has more cells than the header. */
  ragged(): CellOutcome {
    return this.#fault("too_many_cells", null, "");
  }

  /** Fault: the quantity, converted to uses, exceeds the limit of a line. */
  tooManyUses(place: number): CellOutcome {
    const cell = this.lines.textAt(place);
    return this.#choice("quantity", cell) === null ? LEFT_OUT : this.#fault("quantity_too_large", "quantity", cell);
  }

  #cell(field: ImportField, place: number): number {
    const column = this.#settings.mapping[field];
    return column === null ? 0 : this.#sheet.cell(column, place);
  }

  #text(field: ImportField, number: number): string {
    const column = this.#settings.mapping[field];
    return column === null ? "" : restored(this.#sheet.text(column, number));
  }

  #choice(field: ImportChoice["field"], value: string): string | number | null | undefined {
    return this.#choices.get(choiceKey(field, value));
  }

  #fault(
    code: ImportFaultCode,
    field: ImportField | null,
    value: string,
    offers: () => readonly ImportOffer[] = () => [],
  ): CellOutcome {
    const key = `${code} ${value}`;
    const known = this.#faults.get(key);
    if (known !== undefined) return known;
    const column = field === null ? null : this.#settings.mapping[field];
    const number = this.tally.add({ code, field, column, value: value.slice(0, LONGEST_SHOWN), offers });
    const outcome = FIRST_FAULT - number;
    this.#faults.set(key, outcome);
    return outcome;
  }

  /** Marks an outcome as decided by a choice. */
  #chosen(field: "product" | "food", outcome: CellOutcome): CellOutcome {
    this.#byChoice[field].add(outcome);
    return outcome;
  }

  #productOf(cell: string, useCaseCell: string): CellOutcome {
    const { product: index, use_case: useCases } = this.#names;
    if (cell === "") {
      return this.#choice("product", "") === null ? LEFT_OUT : this.#fault("product_empty", "product", "");
    }
    const chosenUseCase = this.#choice("use_case", useCaseCell);
    const named = useCases.find(useCaseCell)[0]?.id;
    const useCase = named ?? (typeof chosenUseCase === "string" ? useCases.byId(chosenUseCase)?.id : undefined);
    const found = index.find(cell);
    const fitting = useCase === undefined ? found : found.filter(({ usecase_id }) => usecase_id === useCase);
    const [only] = fitting;
    const isFound = only !== undefined && fitting.length === 1;
    if (isFound && index.isId(cell)) return this.#taken(only);

    const chosen = this.#choice("product", cell);
    const isUseCaseLeftOut = named === undefined && chosenUseCase === null && !isFound;
    if (chosen === null || isUseCaseLeftOut) return LEFT_OUT;
    const product = typeof chosen === "string" ? index.byId(chosen) : undefined;
    const contradicts = isFound && useCase !== undefined && product?.usecase_id !== useCase;
    if (product !== undefined && !contradicts) {
      const factor = this.#factors.get(choiceKey("product", cell)) ?? 1;
      return this.#chosen("product", this.#taken(product, factor));
    }
    if (isFound) return this.#taken(only);

    // the product column may hold codes instead of names
    const own = found.length === 0 ? this.#names.productWithCode(cell) : undefined;
    if (own !== undefined && (useCase === undefined || own.usecase_id === useCase)) return this.#taken(own);

    const offersOf = (products: readonly { id: string; name: string; usecase_id: string }[]) =>
      products.map(({ id, name, usecase_id }) => ({ use: id, name, usecase_id }));
    if (found.length === 0) {
      return this.#fault("product_unknown", "product", cell, () => {
        const meant = this.#names.meantProducts(cell).offers.flatMap(({ prodsys_id }) => index.byId(prodsys_id) ?? []);
        const near = meant.filter(({ usecase_id }) => useCase === undefined || usecase_id === useCase);
        return offersOf(near.length > 0 ? near : meant);
      });
    }
    if (fitting.length === 0) return this.#fault("other_use_case", "product", cell, () => offersOf(found));
    if (useCase === undefined && useCaseCell !== "") {
      return this.#fault("use_case_unknown", "use_case", useCaseCell, () => {
        const near = useCases.nearest(useCaseCell);
        const possible = found.flatMap(({ usecase_id }) => useCases.byId(usecase_id) ?? []);
        return [...new Set([...near, ...possible])].map(({ id, name }) => ({ use: id, name }));
      });
    }
    return this.#fault("product_ambiguous", "product", cell, () => offersOf(fitting));
  }

  #taken({ id, usecase_id, reusable, uses, mass_grams }: NamedProduct, factor = 1): CellOutcome {
    const mass = mass_grams === undefined ? {} : { mass_grams };
    return this.products.push({ prodsys_id: id, usecase_id, reusable, uses, factor, ...mass }) - 1;
  }

  #foodOf(cell: string): CellOutcome {
    const { food: index, default_food } = this.#names;
    if (cell === "") return this.foods.push(default_food) - 1;
    const found = index.find(cell);
    const [only] = found;
    const isFound = only !== undefined && found.length === 1;
    if (isFound && index.isId(cell)) return this.foods.push(only.id) - 1;
    const chosen = this.#choice("food", cell);
    if (chosen === null) return LEFT_OUT;
    const food = typeof chosen === "string" ? index.byId(chosen) : undefined;
    if (food !== undefined) return this.#chosen("food", this.foods.push(food.id) - 1);
    if (isFound) return this.foods.push(only.id) - 1;
    return this.#fault(only === undefined ? "food_unknown" : "food_ambiguous", "food", cell, () => {
      const worst = index.byId(default_food);
      const meant = only === undefined ? index.nearest(cell) : found;
      const offered = new Set([...meant, ...(worst === undefined ? [] : [worst])]);
      return [...offered].map(({ id, name }) => ({ use: id, name }));
    });
  }
}

/** Fields whose cells are names. */
const NAMED_FIELDS: ReadonlySet<ImportChoice["field"]> = new Set(["product", "use_case", "food", "pack"]);

/** Names are compared in normal form, codes as codes, the rest as written (cut like the value that a fault shows). */
const choiceKey = (field: ImportChoice["field"], value: string): string => {
  const shown = value.slice(0, LONGEST_SHOWN);
  if (field === "code") return `code ${codeKey(shown)}`;
  return `${field} ${NAMED_FIELDS.has(field) ? normalName(shown) : shown}`;
};
