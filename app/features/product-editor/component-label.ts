import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { formatCount } from "../../text/format.ts";

/** A component by its type; one without a type by its place, counted from 0. */
export const componentLabel = ({ component_name }: ComponentDraft, place: number): string =>
  component_name.trim() === "" ? productEditorTexts.unnamedComponent(formatCount(place + 1)) : component_name;
