import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { formatCount } from "../../text/format.ts";

/** Display name of a component: its type, or a number if it has none. `place` counts from 0. */
export const componentLabel = ({ component_name }: ComponentDraft, place: number): string =>
  component_name.trim() === "" ? productEditorTexts.unnamedComponent(formatCount(place + 1)) : component_name;
