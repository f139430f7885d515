import { LAW } from "./law-data.ts";
import type { UkColumn, UkFinding, UkRow } from "./uk-row.ts";

/** A rule about one row. It is skipped if the row already broke one of `unless`. */
export interface UkRowRule {
  readonly code: string;
  readonly severity: UkFinding["severity"];
  readonly column: UkColumn;
  readonly unless: readonly string[];
  readonly breaks: (row: UkRowFacts) => boolean;
}

const NATIONS = ["EN", "NI", "SC", "WS"];
/** A whole number above zero, as the regulator's parser accepts it. */
const isCount = (text: string): boolean => /^\d{1,18}$/.test(text) && !/^0+$/.test(text);
const isIn = (values: readonly string[], text: string): boolean => values.includes(text);
const codes = (column: string): readonly string[] => LAW.uk_codes[column] ?? [];

/** The cells of a row under short names, and what the rules ask of them. */
export const ukRowFacts = (row: UkRow) => {
  const {
    organisation_size: size,
    packaging_type: type,
    packaging_activity: activity,
    submission_period: period,
  } = row;
  const { packaging_class, packaging_material: material, packaging_material_subtype: subtype } = row;
  const year = Number(period.slice(0, 4));
  const isLarge = size === "L";
  const isSmall = size === "S";
  const isLargeOf2025 = isLarge && year >= 2025;
  return {
    id: row.organisation_id,
    subsidiary: row.subsidiary_id,
    size,
    period,
    year,
    activity,
    type,
    class: packaging_class,
    material,
    subtype,
    from: row.from_country,
    to: row.to_country,
    weight: row.packaging_material_weight,
    units: row.packaging_material_units,
    transitional: row.transitional_packaging_units,
    rating: row.ram_rag_rating,
    isLarge,
    isSmall,
    isLargeOf2025,
    isSmallOf2025: isSmall && year >= 2025,
    isMarketplace: activity === "OM",
    /** packaging supplied otherwise than through an online marketplace of one's own */
    isSupplied: isIn(["SE", "IM", "SO", "HL", "PF"], activity),
    isDrinks: isIn(["HDC", "NDC"], type),
    isOwnWaste: isIn(["CW", "OW"], type),
    /** the one row that may report nothing: other materials of the organisation's own waste */
    isZeroReturn: isLarge && type === "OW" && packaging_class === "O2" && material === "OT",
    /** recyclability is rated of household packaging, public bins and household drinks containers of glass */
    isRated: isLargeOf2025 && (isIn(["HH", "PB"], type) || (type === "HDC" && material === "GL")),
    /** household plastic of large organisations, which states whether it is rigid or flexible from 2025 on */
    needsPlasticKind: isLargeOf2025 && material === "PL" && type === "HH" && isIn(["P1", "P3"], packaging_class),
  };
};
export type UkRowFacts = Readonly<ReturnType<typeof ukRowFacts>>;

const TYPE = ["02", "03"];
const CLASS = [...TYPE, "04"];
const AMOUNTS = ["03", "05", "09", "10"];
const NATION = ["03", "07", "08"];
const SMALL = ["01", "02", "03"];

const rule =
  (severity: UkFinding["severity"]) =>
  (code: string, column: UkColumn, breaks: UkRowRule["breaks"], unless: readonly string[] = []): UkRowRule => {
    return { code, severity, column, breaks, unless };
  };
const [error, warning] = [rule("error"), rule("warning")];

/**
 * The rules of the regulator about single rows, with its codes (DEFRA, epr-pom-func-producer-validation, in its order).
 * Those that no file can be checked with are in UK_RULES_NOT_RUN.
 */
export const UK_ROW_RULES: readonly UkRowRule[] = [
  error("01", "organisation_id", (row) => !/^\d{6}$/.test(row.id)),
  error("46", "subsidiary_id", (row) => !/^[a-zA-Z0-9]{0,32}$/.test(row.subsidiary)),
  error("41", "organisation_size", (row) => !isIn(["L", "S"], row.size)),
  error("44", "submission_period", (row) => !/^(2023-P[123]|2024-P[0-4]|202[5-9]-(H[12]|P0))$/.test(row.period)),
  error("909", "submission_period", (row) => row.isLarge && row.period.endsWith("-P0"), ["44"]),
  error("910", "submission_period", (row) => row.isSmall && !row.period.endsWith("-P0"), ["44"]),
  error(
    "09",
    "packaging_material_weight",
    (row) => !isCount(row.weight) && !(row.isZeroReturn && row.units === "" && row.weight === "0"),
  ),
  error("10", "packaging_material_units", (row) => !row.isZeroReturn && row.units !== "" && !isCount(row.units)),
  error("02", "packaging_activity", (row) => row.activity !== "" && !isIn(codes("packaging_activity"), row.activity)),
  error("03", "packaging_type", (row) => !isIn(codes("packaging_type"), row.type), ["02"]),
  error("53", "packaging_type", (row) => row.isLarge && row.type === "SP", TYPE),
  error("43", "packaging_activity", (row) => row.activity === "" && !isIn(["CW", "OW", "CLR"], row.type), TYPE),
  error("42", "packaging_activity", (row) => row.activity !== "" && row.isOwnWaste, TYPE),
  error("04", "packaging_class", (row) => row.class !== "" && !isIn(codes("packaging_class"), row.class)),
  error("05", "packaging_material", (row) => !isIn(codes("packaging_material"), row.material)),
  error(
    "107",
    "packaging_material",
    (row) => row.period === "2025-P0" && row.type === "HH" && row.isSmall && row.material !== "PL",
  ),
  error("07", "from_country", (row) => row.from !== "" && !isIn(NATIONS, row.from)),
  error("08", "to_country", (row) => row.to !== "" && !isIn(NATIONS, row.to)),
  error("45", "packaging_material_subtype", (row) => row.material === "OT" && !/^[^0-9,]+$/.test(row.subtype), ["05"]),
  error(
    "51",
    "packaging_material_subtype",
    (row) => row.material === "OT" && /^(plastic|hdpe|pet)$/i.test(row.subtype),
    ["05"],
  ),
  error("101", "packaging_material_subtype", (row) => row.needsPlasticKind && row.subtype === "", ["05"]),
  error(
    "103",
    "packaging_material_subtype",
    (row) => row.needsPlasticKind && !isIn(["", "Rigid", "Flexible"], row.subtype),
    ["05"],
  ),
  error(
    "47",
    "packaging_material_subtype",
    (row) => row.subtype !== "" && row.material !== "OT" && (row.material !== "PL" || (row.isLarge && row.year < 2025)),
    ["05"],
  ),
  error(
    "105",
    "packaging_material_subtype",
    (row) => row.isSmallOf2025 && row.material === "PL" && row.subtype !== "",
    ["05"],
  ),
  error(
    "23",
    "packaging_type",
    (row) => row.isLarge && row.isMarketplace && !isIn(["CW", "OW", "HH", "NH", "HDC", "PB"], row.type),
    SMALL,
  ),
  error("14", "to_country", (row) => row.to !== "" && !row.isOwnWaste, NATION),
  error("15", "from_country", (row) => row.from !== "" && !row.isOwnWaste, NATION),
  error("49", "from_country", (row) => row.from === "" && row.isOwnWaste, ["03"]),
  error("13", "to_country", (row) => row.to !== "" && row.from === row.to, NATION),
  error("39", "packaging_material_units", (row) => row.isDrinks && !isCount(row.units), AMOUNTS),
  error("38", "packaging_material_units", (row) => row.units !== "" && !row.isDrinks, AMOUNTS),
  error("37", "packaging_material", (row) => row.isDrinks && !isIn(["PL", "AL", "ST", "GL"], row.material), AMOUNTS),
  error("34", "packaging_class", (row) => row.isDrinks && row.class !== "", CLASS),
  error("25", "packaging_class", (row) => row.isMarketplace && row.type === "HH" && row.class !== "P6", CLASS),
  error("26", "packaging_class", (row) => row.isMarketplace && row.type === "NH" && row.class !== "P6", CLASS),
  error("27", "packaging_class", (row) => row.isMarketplace && row.type === "SP" && row.class !== "P6", CLASS),
  error("31", "packaging_class", (row) => row.isSupplied && row.type === "HH" && !isIn(["P1", "P3"], row.class), CLASS),
  error(
    "28",
    "packaging_class",
    (row) => row.isSupplied && row.type === "NH" && !isIn(["P1", "P2", "P3", "P4"], row.class),
    CLASS,
  ),
  error(
    "36",
    "packaging_class",
    (row) => row.isSupplied && row.type === "SP" && !isIn(["P1", "P2", "P3", "P4", ""], row.class),
    CLASS,
  ),
  error("29", "packaging_class", (row) => row.type === "CW" && row.class !== "O1", CLASS),
  error("30", "packaging_class", (row) => row.type === "OW" && row.class !== "O2", CLASS),
  error("33", "packaging_class", (row) => row.type === "PB" && row.class !== "B1", CLASS),
  error("35", "packaging_class", (row) => row.type === "RU" && !isIn(["P1", "P5"], row.class), CLASS),
  error("902", "packaging_type", (row) => row.isSmall && !isIn(["SP", "HDC"], row.type), SMALL),
  error(
    "903",
    "packaging_class",
    (row) => row.isSmall && row.type === "SP" && !isIn(["P1", "P2", "P3", "P4", "P6"], row.class),
    SMALL,
  ),
  error("908", "packaging_class", (row) => row.isSmall && row.type === "HDC" && row.class !== "", SMALL),
  error("904", "from_country", (row) => row.isSmall && row.from !== "", SMALL),
  error("905", "to_country", (row) => row.isSmall && row.to !== "", SMALL),
  error("906", "packaging_material_weight", (row) => row.isSmall && row.type === "HDC" && !isCount(row.weight), SMALL),
  error("907", "packaging_material_units", (row) => row.isSmall && row.type === "HDC" && !isCount(row.units), SMALL),
  error(
    "90",
    "transitional_packaging_units",
    (row) => row.year === 2024 && row.transitional !== "" && !isCount(row.transitional),
  ),
  error("91", "transitional_packaging_units", (row) => row.year !== 2024 && row.transitional !== ""),
  error(
    "100",
    "ram_rag_rating",
    (row) => row.isRated && row.rating !== "" && !isIn(codes("ram_rag_rating"), row.rating),
  ),
  error("102", "ram_rag_rating", (row) => row.isLarge && row.year < 2025 && row.rating !== ""),
  error("106", "ram_rag_rating", (row) => row.isSmallOf2025 && row.rating !== ""),
  error("109", "ram_rag_rating", (row) => row.isLargeOf2025 && !row.isRated && row.rating !== ""),
  warning("59", "packaging_material_weight", (row) => Number(row.weight) < 100, ["09"]),
  warning("63", "packaging_material", (row) => row.type === "CW" && isIn(["PC", "GL", "AL", "ST"], row.material)),
  warning(
    "64",
    "packaging_material_units",
    (row) => row.isDrinks && isCount(row.units) && Number(row.units) < Number(row.weight),
    ["09", "10"],
  ),
  warning(
    "112",
    "ram_rag_rating",
    (row) =>
      row.isRated &&
      ((row.material === "PL" && row.subtype === "Flexible" && isIn(["G", "G-M"], row.rating)) ||
        (row.material === "WD" && isIn(["G", "G-M", "A-M"], row.rating)) ||
        (row.material === "OT" && isIn(["G-M", "A-M"], row.rating))),
  ),
];
