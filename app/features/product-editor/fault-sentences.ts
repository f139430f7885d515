import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import type { ComponentDraft, ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import type { DraftFault, DraftFaultCode } from "../../../workers/engine/rules/validate-draft.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { productFaultsTexts as words } from "../../text/en/product-faults.ts";
import { formatCount } from "../../text/format.ts";
import { componentOfPath } from "./sections.ts";

const BY_FIELD: Readonly<Record<string, Readonly<Partial<Record<DraftFaultCode, string>>>>> = words.byField;

/** The name of the setting in a path, without its component. */
const settingOf = (path: FieldPath): string => {
  const [kind, , setting] = path.split("/");
  return kind === "stages" ? "stage" : (setting ?? kind ?? path);
};

/** Error text of a setting, shown at its field. */
export const faultSentence = ({ field, code }: DraftFault): string =>
  BY_FIELD[settingOf(field)]?.[code] ?? words.byCode[code];

/** Error text for the summary, with the name of the component. */
export const faultInSummary = (fault: DraftFault, { components }: ProductDraft): string => {
  const component_id = componentOfPath(fault.field);
  const place = components.findIndex((component) => component.component_id === component_id);
  const component = components[place];
  const sentence = faultSentence(fault);
  return component === undefined ? sentence : words.inComponent(componentLabel(component, place), sentence);
};

/** Display name of a component: its type, or a number if it has none. `place` counts from 0. */
export const componentLabel = ({ component_name }: ComponentDraft, place: number): string =>
  component_name.trim() === "" ? productEditorTexts.unnamedComponent(formatCount(place + 1)) : component_name;
