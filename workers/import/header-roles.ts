import type { QuantityBasis } from "./import-settings.ts";
import type { ImportField } from "./import-fields.ts";
import { normalName, plainLetters } from "./normal-name.ts";
import { PIECES_OF, type QuantityUnit, unitOfWord } from "./quantity/unit-words.ts";
import { anyWord, WORDS } from "./words.ts";
import { isPieceOrCarton, namedUnit } from "./quantity/named-unit.ts";

/** The words of each role. */
const SAYS = Object.fromEntries(
  Object.entries(WORDS.roles).map(([role, list]) => [role, anyWord(list)]),
) as unknown as Readonly<Record<keyof typeof WORDS.roles, RegExp>>;

const FIELDS: ReadonlyMap<string, readonly [field: ImportField, rank: number]> = new Map(
  Object.entries(WORDS.fields).flatMap(([field, list]) =>
    list.split(", ").map((word, rank) => [word, [field as ImportField, rank]] as const),
  ),
);

/** The field of a header and its rank (a lower rank is likelier); a unit in brackets is left away. Null = unknown header. */
export const fieldOfHeader = (header: string): readonly [field: ImportField, rank: number] | null =>
  FIELDS.get(normalName(header)) ?? FIELDS.get(normalName(header.replace(/[[(].*[\])]\s*$/, ""))) ?? null;

/** The content of a column according to the words of its header. */
export type HeaderRole =
  | Exclude<keyof typeof WORDS.roles, "other_weight" | "cumulated" | "not_bought" | "other_code" | "bought">
  | "period"
  | "use_case"
  | "country"
  | "label";

/** "Units/case", "Uds/caja", "Stk./Krt.": pieces, then their container. */
const PER = /^(.*?)(?:\/|\bper\b|\bpro\b|\bje\b|\bpor\b|\bpar\b|\bx\b|\bin\b|\bw\b|\bea\b)(.*)$/iu;
/** "Qty of packs", "Menge (VPE)", "Q.tà cartoni", but not "Qty per case". */
const BEGINS_WITH_QUANTITY =
  /^(?:qty|quantity|menge|anzahl|number of|cantidad|cant|quantite|qte|quantita|qta|q ta|q ty|nbre?|anz)\b(?!.*\b(?:per|pro|je|por|par)\b)/u;
const isPackWord = (normal: string): boolean =>
  SAYS.packs.test(normal) || normal.split(" ").some((word) => ["packs", "inner"].includes(unitOfWord(word) ?? ""));
const isPer = (header: string): boolean => {
  const [, before = "", after = ""] = PER.exec(header) ?? [];
  const [pieces, holder] = [normalName(before), normalName(after)];
  // "aantal per doos", but not "Qty in cases"
  const isCount = SAYS.quantity.test(pieces) && /^.{2,}(?:\/|\bp[eoa]r\b|\bpro\b|\bje\b)/iu.test(header);
  // "Per box", and "Per" alone
  if (pieces === "" && /^\p{L}/u.test(header)) return isPackWord(holder) || /^(?:per|pro|je)$/i.test(header.trim());
  return (
    (SAYS.pieces.test(pieces) || isPackWord(pieces) || unitOfWord(pieces) === "pieces" || isCount) &&
    (isPackWord(holder) || isPieceOrCarton(holder)) &&
    !SAYS.money.test(pieces) &&
    !/\bunit (?:price|cost)/.test(pieces)
  );
};

/** True if a header says that its numbers are kilograms: "Net kg". */
export const isInKilograms = (header: string): boolean => SAYS.kilograms.test(normalName(header.replaceAll("_", " ")));

/** Months, days of the week and seasons; a header may cut them after three letters or more. */
const CALENDAR = WORDS.calendar.split(" ");
const isOfCalendar = (word: string): boolean =>
  // "Out" beside "In" is no October ("outubro")
  /^(?:mrz|mo|di|mi|do|fr|sa|so)$/.test(word) ||
  (word.length > 2 && word !== "out" && CALENDAR.some((name) => name.startsWith(word)));
const PERIOD =
  /^(?:[qt][1-4]|[1-4](?:q|t|st quarter|nd quarter|rd quarter|th quarter| quartal| trimestre)|quartal [1-4]|quarter [1-4]|trim\p{L}* [1-4]|[1-4] ?trim\p{L}*|(?:kw|week|wk|woche|semana|sem|semaine|settimana|s|w) ?\d{1,2}|(?:19|20)\d\d|h[12]|[12] ?(?:h|hj|halbjahr|semestre|half))$/u;
const NUMBERED_PERIOD = /^(?:(?:19|20)\d\d [01]?\d|[01]?\d (?:19|20)\d\d|(?:19|20)\d\d (?:q[1-4]|kw ?\d+))$/u;

/** True if a header is a month, a quarter, a week, a day of the week or a year. */
export const isPeriodHeader = (header: string): boolean => {
  const words = normalName(header).split(" ");
  // "Qty Jan", "Jan cases"
  const isCounted = (word: string): boolean =>
    word.length > 1 && (SAYS.quantity.test(word) || unitOfWord(word) !== null);
  const normal = words.length > 1 ? words.filter((word) => !isCounted(word)).join(" ") : (words[0] ?? "");
  const withoutYear = normal.replace(/ ?(?:(?:19|20)\d\d|(?<=[ \p{L}])\d\d)$/u, "");
  return [normal, withoutYear].some((name) => isOfCalendar(name) || PERIOD.test(name)) || NUMBERED_PERIOD.test(normal);
};

/** "Dozen" counts dozens, or in Dutch boxes (plural of "doos"). */
export const isDozenOrBoxes = (text: string): boolean => /\bdozen\b/.test(normalName(text));
const DUTCH = anyWord(WORDS.dutch);
/** True if a header is in Dutch, where "dozen" are boxes. */
export const isDutch = (header: readonly string[] | null): boolean =>
  header?.some((name) => DUTCH.test(normalName(name))) === true;

/** "Sachets" counts packs, inner ones if another column counts cases. */
export const isInnerPack = (header: string): boolean =>
  unitOfWord(normalName(header)) === "inner" && !/^inners?$/i.test(header.trim());

/** "Case Qty" is what was bought in cases, or the size of one. */
export const canBePackOrPacks = (header: string): boolean =>
  /^(?:case|carton|pack|box|karton|ve|inner|outer|caja|colis) (?:qty|quantity|count|menge|anzahl|cantidad|quantite)$/.test(
    normalName(header.replaceAll("_", " ")),
  );

/** What a header of quantities says that a number counts: "Qty (M)", "Kartons \u00E0 500 St\u00FCck", "Cases of 24". */
export function headerUnit(header: string): { readonly unit: QuantityUnit; readonly times: number } | null {
  const whole = /^\d/.test(header) ? namedUnit(header) : null;
  if (whole !== null && whole.size !== null) return { unit: "packs", times: whole.size };
  const inBrackets = /[([]([^)\]]*)[)\]]/.exec(header)?.[1] ?? "";
  // "Qty (M)", "Menge in Tausend"
  const stated = inBrackets === "" ? (/\b(?:in|en)\s+(\p{L}+)\s*$/iu.exec(header)?.[1] ?? "") : inBrackets;
  const named = stated === "" ? null : namedUnit(stated.replace(/^\s*(?:in|en|x|\u00D7)\s+/iu, ""));
  if (named !== null && named.size !== null) return { unit: "packs", times: named.size };
  if (named !== null && (PIECES_OF[named.unit] ?? 0) > 1) return { unit: named.unit, times: 1 };
  const plain = plainLetters(header);
  const after =
    /(?:\b(?:in|of|om|po|de|da|di|a|zu|je|per|x|en|con|com|mit|met|med|van|von)\s*|[x\u00D7*/@(]\s*)(\d{1,3}(?:[.,' ]\d{3})+|\d{1,5})(?!\d)/u.exec(
      plain,
    )?.[1];
  // "Case of 12 dozen"
  const many = after === undefined ? null : unitOfWord(/^\s*(\p{L}+)/u.exec(plain.split(after)[1] ?? "")?.[1] ?? "");
  const times = after === undefined ? 0 : Number(after.replaceAll(/\D/g, "")) * ((many && PIECES_OF[many]) ?? 1);
  return times > 1 && !(times >= 1990 && times < 2100) ? { unit: "packs", times } : null;
}

/** True if brackets of a header hold a word that nobody knows: it may be the unit ("Qty (lusin)"). */
export function hasUnknownUnit(header: string): boolean {
  const inBrackets = /[([]([^)\]]*)[)\]]/.exec(header)?.[1] ?? "";
  return /\p{L}/u.test(inBrackets) && namedUnit(inBrackets) === null && roleOfHeader(inBrackets) === null;
}

/**
 * The role of a header by its words in five languages. Money, weight and tax are tested before quantities, because
 * "net weight per case" and "unit price" are no quantities.
 * @param group heading above several headers ("Quantity"), used only if the header itself gives no role
 * @returns null = no known word
 */
export function roleOfHeader(header: string, group = ""): HeaderRole | null {
  const normal = normalName(header.replaceAll("_", " "));
  if (normal === "") return /%/.test(header) ? "tax" : header.trim() === "#" ? "running" : null;
  const first = (["gtin", "tax", "weight"] as const).find((role) => SAYS[role].test(normal));
  if (first !== undefined) return first;
  if (isPer(header.replaceAll("_", " "))) return "pack";
  if (/[$\u20AC\u00A3]|%/.test(header) || SAYS.money.test(normal)) return "money";
  if (SAYS.cumulated.test(normal) || SAYS.not_bought.test(normal)) return "running";
  const hasPieces = SAYS.pieces.test(normal);
  const hasPacks = SAYS.packs.test(normal) || unitOfWord(normal) === "packs" || isInnerPack(header);
  const hasQuantity = SAYS.quantity.test(normal);
  const isItem = /#/.test(header);
  const field = fieldOfHeader(header)?.[0];
  if (field === "use_case") return "use_case";
  // "numero ordine" contains a quantity word, but is an order number
  if (field === "order_number") return "order";
  if (field === "item_code") return "code";
  if (isPeriodHeader(header)) return "period";
  const wasReturned = SAYS.returned.test(normal) && !/\breturnable|\bnon return/.test(normal);
  if (wasReturned) return "returned";
  if (SAYS.loose.test(normal)) return "loose";
  const counted = (["uses", "thousands", "dozens"] as const).find((role) => SAYS[role].test(normal));
  if (counted !== undefined) return counted === "dozens" && isDozenOrBoxes(header) ? "packs" : counted;
  if (SAYS.kilograms.test(normal)) return hasQuantity ? "kilograms" : "weight";
  if (SAYS.other_weight.test(normal)) return "weight";
  if (SAYS.total.test(normal) && hasPieces) return "total";
  if (
    SAYS.pack.test(normal) &&
    !(hasQuantity && /\b(?:shipped|ordered|purchased|bought|sold|received|delivered)\b/.test(normal))
  ) {
    // what was bought in packs, or the size of one
    return BEGINS_WITH_QUANTITY.test(normal) && (hasPacks || /\bvpe\b/.test(normal)) ? "packs" : "pack";
  }
  if (field === "food" || SAYS.food.test(normal)) return "food";
  if (SAYS.unit.test(normal) && !hasQuantity && !/^units$/.test(normal)) return "unit";
  if (isItem || SAYS.code.test(normal)) return "code";
  if (SAYS.order.test(normal) && !hasQuantity && !hasPacks && !hasPieces)
    return SAYS.date.test(normal) ? "date" : "order";
  // "Carton de" is how many are in one
  if (hasPacks) return /\b(?:de|of|a|zu|di|da|von|x)$/.test(normal) ? "pack" : "packs";
  if (hasPieces) return "pieces";
  if (SAYS.component.test(normal)) return "component";
  // "Material description" of SAP names an article
  if (/\b(?:descr\w*|desc|text|kurztext|designation|bezeichnung)\b/.test(normal) && SAYS.material.test(normal))
    return "product";
  if (SAYS.material.test(normal)) return "material";
  if (field === "product" || SAYS.product.test(normal)) return "product";
  if (hasQuantity || field === "quantity") return "quantity";
  if (SAYS.date.test(normal)) return "date";
  if (field === "label") return "label";
  if (field === "country") return "country";
  if (SAYS.site.test(normal)) return "site";
  // "School no. 3" is a place
  if (SAYS.running.test(normal) && !/ \d+$/.test(normal)) return "running";
  return group === "" ? null : roleOfHeader(group);
}

/** True if a code under this header identifies an article, not a customer, a document or a place. */
export const isArticleHeader = (header: string): boolean => !SAYS.other_code.test(normalName(header));

/** The basis that the header of a quantity names; null = none. */
export function basisOfHeader(header: string): QuantityBasis | null {
  const normal = normalName(header);
  return SAYS.uses.test(normal) ? "uses" : SAYS.bought.test(normal) ? "pieces" : null;
}
