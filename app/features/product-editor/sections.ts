import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";

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
