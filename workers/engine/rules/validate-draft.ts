import type { EditorTables } from "../editor/editor-tables.ts";
import { componentPath, stagePath, type ComponentField, type FieldPath } from "./field-path.ts";
import { contactOptions } from "./food-contact.ts";
import type { ComponentDraft, ProductDraft, StageDraft } from "./product-draft.ts";

export type DraftFaultCode =
  | "required"
  | "too_long"
  /** control characters */
  | "not_plain"
  | "not_whole"
  | "out_of_range"
  /** the chosen id is not (or no longer) in the reference data */
  | "unknown"
  /** this contact is allowed only if another component has contact with food */
  | "not_possible"
  | "too_many";

export interface DraftFault {
  readonly field: FieldPath;
  readonly code: DraftFaultCode;
}

/** Maximum length of texts and number of components (specification section 5; limits of the contract). */
const DRAFT_LIMITS = {
  name: 200,
  description: 100,
  item_code: 64,
  notes: 500,
  component_name: 200,
  components: 100,
} as const;

/** Control characters, including bidirectional controls, and lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

type Check = DraftFaultCode | null;

const textCheck = (text: string, max: number): Check =>
  text.trim() === "" ? "required" : text.length > max ? "too_long" : null;

const lineCheck = (text: string, max: number): Check =>
  textCheck(text.trim(), max) ?? (CONTROL.test(text) ? "not_plain" : null);

/** The id of one of the options. */
const chosen = <Key extends string>(
  id: string,
  options: readonly { readonly [Name in Key]: string }[],
  key: Key,
): Check => (id === "" ? "required" : isKnown(id, options, key));

const isKnown = <Key extends string, Id>(
  id: Id,
  options: readonly { readonly [Name in Key]: Id }[],
  key: Key,
): Check => (options.some((option) => option[key] === id) ? null : "unknown");

/** Whole and at least 1. */
const wholeCheck = (value: number | null): Check => {
  if (value === null) return "required";
  if (!Number.isInteger(value)) return "not_whole";
  return value >= 1 ? null : "out_of_range";
};

/** Empty, or at least 0. */
const amountCheck = (value: number | null): Check =>
  value === null || (Number.isFinite(value) && value >= 0) ? null : "out_of_range";

const percentCheck = (value: number | null, isAllowed: (percent: number) => boolean): Check =>
  value === null || (isAllowed(value) && value <= 100) ? null : "out_of_range";

const massCheck = (grams: number | null): Check =>
  grams === null ? "required" : Number.isFinite(grams) && grams > 0 ? null : "out_of_range";

const contactCheck = (draft: ProductDraft, component: ComponentDraft, tables: EditorTables): Check => {
  const { coc_contact_id, component_id } = component;
  const options = contactOptions(draft, component_id, tables);
  return (
    chosen(coc_contact_id, tables.contacts, "coc_contact_id") ??
    (isKnown(coc_contact_id, options, "coc_contact_id") && "not_possible")
  );
};

const componentChecks = (
  draft: ProductDraft,
  component: ComponentDraft,
  tables: EditorTables,
): readonly (readonly [ComponentField, Check])[] => [
  ["component_name", lineCheck(component.component_name, DRAFT_LIMITS.component_name)],
  ["mat_recipe_id", chosen(component.mat_recipe_id, tables.materials, "mat_recipe_id")],
  ["mass_grams", massCheck(component.mass_grams)],
  ["coc_contact_id", contactCheck(draft, component, tables)],
  ["litter_class", chosen(component.litter_class, tables.litter_classes, "litter_class")],
  ["recycled_content", percentCheck(component.recycled_content, (percent) => percent >= 0)],
  ["compliance", isKnown(component.compliance, tables.compliance_tiers, "level")],
  ["disclosure", isKnown(component.disclosure, tables.disclosure_levels, "level")],
];

const reusableChecks = (draft: ProductDraft, tables: EditorTables): readonly (readonly [FieldPath, Check])[] =>
  draft.reusable
    ? [
        ["uses", amountCheck(draft.uses)],
        ["wash_system_id", chosen(draft.wash_system_id, tables.wash_systems, "wash_system_id")],
        ["wash_load", wholeCheck(draft.wash_load)],
        ["wash_distance_km", amountCheck(draft.wash_distance_km)],
        ["washes_per_use", amountCheck(draft.washes_per_use)],
      ]
    : [];

const componentsCheck = ({ components }: ProductDraft): Check =>
  components.length === 0 ? "required" : components.length > DRAFT_LIMITS.components ? "too_many" : null;

/**
 * Faults that prevent saving a draft (specification section 5), in the order of the form; empty = the draft is valid for
 * the contract and may be saved.
 */
export const validateDraft = (draft: ProductDraft, tables: EditorTables): readonly DraftFault[] => {
  const stageCheck = ({ mode, km }: StageDraft): Check =>
    (mode === null ? null : isKnown(mode, tables.modes, "trans_ui_type")) ?? amountCheck(km);
  const checks: readonly (readonly [FieldPath, Check])[] = [
    ["name", lineCheck(draft.name, DRAFT_LIMITS.name)],
    ["description", textCheck(draft.description, DRAFT_LIMITS.description)],
    ["item_code", draft.item_code.trim() === "" ? null : lineCheck(draft.item_code, DRAFT_LIMITS.item_code)],
    ["size", wholeCheck(draft.size)],
    ["mass_load_percent", percentCheck(draft.mass_load_percent, (percent) => percent > 0)],
    ["notes", draft.notes.length > DRAFT_LIMITS.notes ? "too_long" : null],
    ...reusableChecks(draft, tables),
    ["components", componentsCheck(draft)],
    ...draft.components.flatMap((component) =>
      componentChecks(draft, component, tables).map(
        ([field, check]) => [componentPath(component.component_id, field), check] as const,
      ),
    ),
    ["region_production", chosen(draft.region_production ?? tables.region_use, tables.production_regions, "region_id")],
    ...Object.entries(draft.stages).map(([context_id, stage]) => [stagePath(context_id), stageCheck(stage)] as const),
  ];
  return checks.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
};
