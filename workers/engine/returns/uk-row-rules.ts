import { LAW } from "./law-data.ts";
import type { UkColumn, UkFinding, UkRow } from "./uk-row.ts";

/** A rule about one row. It is skipped if the row already broke one of `unless`. */
export interface UkRowRule {
  readonly code: string;
  readonly severity: UkFinding["severity"];
  readonly column: UkColumn;
  readonly unless?: readonly string[];
  readonly breaks: (row: UkRow) => boolean;
}

const NATIONS = ["EN", "NI", "SC", "WS"];
/** A whole number above zero, as the regulator's parser accepts it. */
const isCount = (text: string): boolean => /^\d{1,18}$/.test(text) && !/^0+$/.test(text);
const isIn = (values: readonly string[], text: string): boolean => values.includes(text);
const codes = (column: string): readonly string[] => LAW.uk_codes[column] ?? [];

const yearOf = ({ submission_period }: UkRow): number => Number(submission_period.slice(0, 4));
const isLarge = ({ organisation_size }: UkRow): boolean => organisation_size === "L";
const isSmall = ({ organisation_size }: UkRow): boolean => organisation_size === "S";
const isMarketplace = ({ packaging_activity }: UkRow): boolean => packaging_activity === "OM";
/** Packaging supplied otherwise than through an online marketplace of one's own. */
const isSupplied = ({ packaging_activity }: UkRow): boolean => isIn(["SE", "IM", "SO", "HL", "PF"], packaging_activity);
const isHousehold = ({ packaging_type }: UkRow): boolean => packaging_type === "HH";
const isDrinks = ({ packaging_type }: UkRow): boolean => isIn(["HDC", "NDC"], packaging_type);
const isOwnWaste = ({ packaging_type }: UkRow): boolean => isIn(["CW", "OW"], packaging_type);
/** The one row that may report nothing: other materials of the organisation's own waste. */
const isZeroReturn = (row: UkRow): boolean =>
  isLarge(row) && row.packaging_type === "OW" && row.packaging_class === "O2" && row.packaging_material === "OT";

/** Rows whose recyclability is rated: household packaging, public bins and household drinks containers of glass. */
export const isRated = (row: UkRow): boolean =>
  isLarge(row) &&
  yearOf(row) >= 2025 &&
  (isIn(["HH", "PB"], row.packaging_type) || (row.packaging_type === "HDC" && row.packaging_material === "GL"));

/** Household plastic of large organisations, which states whether it is rigid or flexible from 2025 on. */
const needsPlasticKind = (row: UkRow): boolean =>
  isLarge(row) &&
  row.packaging_material === "PL" &&
  row.packaging_type === "HH" &&
  isIn(["P1", "P3"], row.packaging_class) &&
  yearOf(row) >= 2025;

const isSmallOf2025 = (row: UkRow): boolean => isSmall(row) && yearOf(row) >= 2025;
const TYPE = ["02", "03"];
const CLASS = [...TYPE, "04"];
const AMOUNTS = ["03", "05", "09", "10"];
const NATION = ["03", "07", "08"];
const SMALL = ["01", "02", "03"];

const error = (code: string, column: UkColumn, breaks: UkRowRule["breaks"], unless?: readonly string[]): UkRowRule => ({
  code,
  severity: "error",
  column,
  breaks,
  ...(unless && { unless }),
});
const warning = (
  code: string,
  column: UkColumn,
  breaks: UkRowRule["breaks"],
  unless: readonly string[],
): UkRowRule => ({ code, severity: "warning", column, breaks, unless });

/**
 * The rules of the regulator about single rows, with its codes (DEFRA, epr-pom-func-producer-validation, in its order).
 * Those that no file can be checked with are in UK_RULES_NOT_RUN.
 */
export const UK_ROW_RULES: readonly UkRowRule[] = [
  error("01", "organisation_id", ({ organisation_id }) => !/^\d{6}$/.test(organisation_id)),
  error("46", "subsidiary_id", ({ subsidiary_id }) => !/^[a-zA-Z0-9]{0,32}$/.test(subsidiary_id)),
  error("41", "organisation_size", ({ organisation_size }) => !isIn(["L", "S"], organisation_size)),
  error(
    "44",
    "submission_period",
    ({ submission_period }) => !/^(2023-P[123]|2024-P[0-4]|202[5-9]-(H[12]|P0))$/.test(submission_period),
  ),
  error("909", "submission_period", (row) => isLarge(row) && row.submission_period.endsWith("-P0"), ["44"]),
  error("910", "submission_period", (row) => isSmall(row) && !row.submission_period.endsWith("-P0"), ["44"]),
  error(
    "09",
    "packaging_material_weight",
    (row) =>
      !isCount(row.packaging_material_weight) &&
      !(isZeroReturn(row) && row.packaging_material_units === "" && row.packaging_material_weight === "0"),
  ),
  error(
    "10",
    "packaging_material_units",
    (row) => !isZeroReturn(row) && row.packaging_material_units !== "" && !isCount(row.packaging_material_units),
  ),
  error(
    "02",
    "packaging_activity",
    ({ packaging_activity }) => packaging_activity !== "" && !isIn(codes("packaging_activity"), packaging_activity),
  ),
  error("03", "packaging_type", ({ packaging_type }) => !isIn(codes("packaging_type"), packaging_type), ["02"]),
  error("53", "packaging_type", (row) => isLarge(row) && row.packaging_type === "SP", TYPE),
  error(
    "43",
    "packaging_activity",
    (row) => row.packaging_activity === "" && !isIn(["CW", "OW", "CLR"], row.packaging_type),
    TYPE,
  ),
  error("42", "packaging_activity", (row) => row.packaging_activity !== "" && isOwnWaste(row), TYPE),
  error(
    "04",
    "packaging_class",
    ({ packaging_class }) => packaging_class !== "" && !isIn(codes("packaging_class"), packaging_class),
  ),
  error("05", "packaging_material", ({ packaging_material }) => !isIn(codes("packaging_material"), packaging_material)),
  error(
    "107",
    "packaging_material",
    (row) => row.submission_period === "2025-P0" && isHousehold(row) && isSmall(row) && row.packaging_material !== "PL",
  ),
  error("07", "from_country", ({ from_country }) => from_country !== "" && !isIn(NATIONS, from_country)),
  error("08", "to_country", ({ to_country }) => to_country !== "" && !isIn(NATIONS, to_country)),
  error(
    "45",
    "packaging_material_subtype",
    (row) => row.packaging_material === "OT" && !/^[^0-9,]+$/.test(row.packaging_material_subtype),
    ["05"],
  ),
  error(
    "51",
    "packaging_material_subtype",
    (row) => row.packaging_material === "OT" && /^(plastic|hdpe|pet)$/i.test(row.packaging_material_subtype),
    ["05"],
  ),
  error("101", "packaging_material_subtype", (row) => needsPlasticKind(row) && row.packaging_material_subtype === "", [
    "05",
  ]),
  error(
    "103",
    "packaging_material_subtype",
    (row) => needsPlasticKind(row) && !isIn(["", "Rigid", "Flexible"], row.packaging_material_subtype),
    ["05"],
  ),
  error(
    "47",
    "packaging_material_subtype",
    (row) =>
      row.packaging_material_subtype !== "" &&
      row.packaging_material !== "OT" &&
      (row.packaging_material !== "PL" || (isLarge(row) && yearOf(row) < 2025)),
    ["05"],
  ),
  error(
    "105",
    "packaging_material_subtype",
    (row) => isSmallOf2025(row) && row.packaging_material === "PL" && row.packaging_material_subtype !== "",
    ["05"],
  ),
  error(
    "23",
    "packaging_type",
    (row) => isLarge(row) && isMarketplace(row) && !isIn(["CW", "OW", "HH", "NH", "HDC", "PB"], row.packaging_type),
    SMALL,
  ),
  error("14", "to_country", (row) => row.to_country !== "" && !isOwnWaste(row), NATION),
  error("15", "from_country", (row) => row.from_country !== "" && !isOwnWaste(row), NATION),
  error("49", "from_country", (row) => row.from_country === "" && isOwnWaste(row), ["03"]),
  error("13", "to_country", (row) => row.to_country !== "" && row.from_country === row.to_country, NATION),
  error("39", "packaging_material_units", (row) => isDrinks(row) && !isCount(row.packaging_material_units), AMOUNTS),
  error("38", "packaging_material_units", (row) => row.packaging_material_units !== "" && !isDrinks(row), AMOUNTS),
  error(
    "37",
    "packaging_material",
    (row) => isDrinks(row) && !isIn(["PL", "AL", "ST", "GL"], row.packaging_material),
    AMOUNTS,
  ),
  error("34", "packaging_class", (row) => isDrinks(row) && row.packaging_class !== "", CLASS),
  error(
    "25",
    "packaging_class",
    (row) => isMarketplace(row) && row.packaging_type === "HH" && row.packaging_class !== "P6",
    CLASS,
  ),
  error(
    "26",
    "packaging_class",
    (row) => isMarketplace(row) && row.packaging_type === "NH" && row.packaging_class !== "P6",
    CLASS,
  ),
  error(
    "27",
    "packaging_class",
    (row) => isMarketplace(row) && row.packaging_type === "SP" && row.packaging_class !== "P6",
    CLASS,
  ),
  error(
    "31",
    "packaging_class",
    (row) => isSupplied(row) && row.packaging_type === "HH" && !isIn(["P1", "P3"], row.packaging_class),
    CLASS,
  ),
  error(
    "28",
    "packaging_class",
    (row) => isSupplied(row) && row.packaging_type === "NH" && !isIn(["P1", "P2", "P3", "P4"], row.packaging_class),
    CLASS,
  ),
  error(
    "36",
    "packaging_class",
    (row) => isSupplied(row) && row.packaging_type === "SP" && !isIn(["P1", "P2", "P3", "P4", ""], row.packaging_class),
    CLASS,
  ),
  error("29", "packaging_class", (row) => row.packaging_type === "CW" && row.packaging_class !== "O1", CLASS),
  error("30", "packaging_class", (row) => row.packaging_type === "OW" && row.packaging_class !== "O2", CLASS),
  error("33", "packaging_class", (row) => row.packaging_type === "PB" && row.packaging_class !== "B1", CLASS),
  error(
    "35",
    "packaging_class",
    (row) => row.packaging_type === "RU" && !isIn(["P1", "P5"], row.packaging_class),
    CLASS,
  ),
  error("902", "packaging_type", (row) => isSmall(row) && !isIn(["SP", "HDC"], row.packaging_type), SMALL),
  error(
    "903",
    "packaging_class",
    (row) => isSmall(row) && row.packaging_type === "SP" && !isIn(["P1", "P2", "P3", "P4", "P6"], row.packaging_class),
    SMALL,
  ),
  error(
    "908",
    "packaging_class",
    (row) => isSmall(row) && row.packaging_type === "HDC" && row.packaging_class !== "",
    SMALL,
  ),
  error("904", "from_country", (row) => isSmall(row) && row.from_country !== "", SMALL),
  error("905", "to_country", (row) => isSmall(row) && row.to_country !== "", SMALL),
  error(
    "906",
    "packaging_material_weight",
    (row) => isSmall(row) && row.packaging_type === "HDC" && !isCount(row.packaging_material_weight),
    SMALL,
  ),
  error(
    "907",
    "packaging_material_units",
    (row) => isSmall(row) && row.packaging_type === "HDC" && !isCount(row.packaging_material_units),
    SMALL,
  ),
  error(
    "90",
    "transitional_packaging_units",
    (row) =>
      yearOf(row) === 2024 && row.transitional_packaging_units !== "" && !isCount(row.transitional_packaging_units),
  ),
  error("91", "transitional_packaging_units", (row) => yearOf(row) !== 2024 && row.transitional_packaging_units !== ""),
  error(
    "100",
    "ram_rag_rating",
    (row) => isRated(row) && row.ram_rag_rating !== "" && !isIn(codes("ram_rag_rating"), row.ram_rag_rating),
  ),
  error("102", "ram_rag_rating", (row) => isLarge(row) && yearOf(row) < 2025 && row.ram_rag_rating !== ""),
  error("106", "ram_rag_rating", (row) => isSmallOf2025(row) && row.ram_rag_rating !== ""),
  error(
    "109",
    "ram_rag_rating",
    (row) => isLarge(row) && yearOf(row) >= 2025 && !isRated(row) && row.ram_rag_rating !== "",
  ),
  warning("59", "packaging_material_weight", (row) => Number(row.packaging_material_weight) < 100, ["09"]),
  warning(
    "63",
    "packaging_material",
    (row) => row.packaging_type === "CW" && isIn(["PC", "GL", "AL", "ST"], row.packaging_material),
    [],
  ),
  warning(
    "64",
    "packaging_material_units",
    (row) =>
      isDrinks(row) &&
      isCount(row.packaging_material_units) &&
      Number(row.packaging_material_units) < Number(row.packaging_material_weight),
    ["09", "10"],
  ),
  warning(
    "112",
    "ram_rag_rating",
    (row) =>
      isRated(row) &&
      ((row.packaging_material === "PL" &&
        row.packaging_material_subtype === "Flexible" &&
        isIn(["G", "G-M"], row.ram_rag_rating)) ||
        (row.packaging_material === "WD" && isIn(["G", "G-M", "A-M"], row.ram_rag_rating)) ||
        (row.packaging_material === "OT" && isIn(["G-M", "A-M"], row.ram_rag_rating))),
    [],
  ),
];
