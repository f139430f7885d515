import type { ReactNode } from "react";
import type { EditorTables } from "../../../workers/engine/editor/editor-tables.ts";
import type { ComponentChanges } from "../../../workers/engine/rules/change-component.ts";
import type { ProductChanges } from "../../../workers/engine/rules/change-product.ts";
import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";

/** Props of a form field besides its value; spread into a field of app/ui. */
export interface FieldTies {
  readonly id: string;
  readonly error: string | undefined;
  /** mark of a setting that differs from the value at opening */
  readonly mark: ReactNode;
}

/** How undo groups a change: "typing" joins the previous change of the same field, "step" is a step of its own. */
export type UndoGrouping = "typing" | "step";

/** State and actions of the form for its sections. Every change is checked by the rules of the engine. */
export interface Editor {
  readonly draft: ProductDraft;
  readonly tables: EditorTables;
  /** true = all settings, false = simple view */
  readonly all: boolean;
  /** changes on undo and on another base: fields then show their values again and drop typed text */
  readonly epoch: number;
  /** component with open fields; null = none */
  readonly openComponent: string | null;
  readonly onOpenComponent: (component_id: string | null) => void;
  readonly field: (path: FieldPath) => FieldTies;
  readonly isChanged: (path: FieldPath) => boolean;
  readonly change: (changes: ProductChanges, manner?: UndoGrouping) => void;
  readonly changeComponent: (component_id: string, changes: ComponentChanges, manner?: UndoGrouping) => void;
  /** replaces the draft, as one undo step */
  readonly replace: (draft: ProductDraft) => void;
}

const PREFIX = "product-field-";

/** The DOM id of the control of a setting. */
export const idOfField = (path: FieldPath): string => `${PREFIX}${path}`;

/** The setting of a DOM id; null = not a control of a setting. */
export const fieldOfId = (id: string): FieldPath | null =>
  id.startsWith(PREFIX) ? (id.slice(PREFIX.length) as FieldPath) : null;
