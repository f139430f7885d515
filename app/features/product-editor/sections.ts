import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import type { ComponentDraft, ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import type { DraftFault, DraftFaultCode } from "../../../workers/engine/rules/validate-draft.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { productFaultsTexts as faultWords } from "../../text/en/product-faults.ts";
import { formatCount } from "../../text/format.ts";

const words = productEditorTexts.sections;

export type SectionId = "characteristics" | "reusable" | "components" | "transport" | "sourcing" | "chemicals";

interface Section {
  readonly id: SectionId;
  readonly title: string;
}

const ALWAYS: readonly SectionId[] = ["characteristics", "components"];
const ALL_SETTINGS: readonly SectionId[] = ["transport", "sourcing", "chemicals"];
const ORDER: readonly SectionId[] = ["characteristics", "reusable", "components", "transport", "sourcing", "chemicals"];

/** The visible sections, in order. */
export const sectionsOf = (reusable: boolean, all: boolean): readonly Section[] =>
  ORDER.filter(
    (id) => ALWAYS.includes(id) || (id === "reusable" && reusable) || (all && ALL_SETTINGS.includes(id)),
  ).map((id) => ({ id, title: words[id] }));

/** The DOM id of a section's heading. */
export const headingId = (id: SectionId): string => `product-${id}`;

/** Settings that the simple view hides, by the last part of their path. */
const DETAILS: ReadonlySet<string> = new Set([
  "item_code",
  "notes",
  "mass_load_percent",
  "washes_per_use",
  "wash_distance_km",
  "region_production",
  "litter_class",
  "recycled_content",
  "designed_for_recycling",
  "compostable_default",
  "compost_certificates",
  "sourcing_certificates",
  "compliance",
  "disclosure",
]);

/** Whether only the view of all settings shows a setting. */
export const isDetail = (path: FieldPath): boolean =>
  path.startsWith("stages/") || DETAILS.has(path.split("/").at(-1) ?? "");

/** The component that a setting belongs to; null = a setting of the product. */
export const componentOfPath = (path: FieldPath): string | null => {
  const [kind, component_id] = path.split("/");
  return kind === "components" ? (component_id ?? null) : null;
};

const BY_FIELD: Readonly<Record<string, Readonly<Partial<Record<DraftFaultCode, string>>>>> = faultWords.byField;

/** The name of the setting in a path, without its component. */
const settingOf = (path: FieldPath): string => {
  const [kind, , setting] = path.split("/");
  return kind === "stages" ? "stage" : (setting ?? kind ?? path);
};

/** Error text of a setting, shown at its field. */
export const faultSentence = ({ field, code }: DraftFault): string =>
  BY_FIELD[settingOf(field)]?.[code] ?? faultWords.byCode[code];

/** Error text for the summary, with the name of the component. */
export const faultInSummary = (fault: DraftFault, { components }: ProductDraft): string => {
  const component_id = componentOfPath(fault.field);
  const place = components.findIndex((component) => component.component_id === component_id);
  const component = components[place];
  const sentence = faultSentence(fault);
  return component === undefined ? sentence : faultWords.inComponent(componentLabel(component, place), sentence);
};

/** Display name of a component: its type, or a number if it has none. `place` counts from 0. */
export const componentLabel = ({ component_name }: ComponentDraft, place: number): string =>
  component_name.trim() === "" ? productEditorTexts.unnamedComponent(formatCount(place + 1)) : component_name;
