import type { ReactNode } from "react";
import type { EditorTables } from "../../../workers/engine/editor/editor-tables.ts";
import type { ComponentChanges } from "../../../workers/engine/rules/change-component.ts";
import type { ProductChanges } from "../../../workers/engine/rules/change-product.ts";
import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";

/** What a field of the form shows beside its value; to be spread into a part of app/ui. */
export interface FieldTies {
  readonly id: string;
  readonly error: string | undefined;
  /** says that the setting differs from what the editor was opened with */
  readonly mark: ReactNode;
}

/** For undo: a letter of something that is being typed, or an act of its own. */
export type Manner = "typing" | "step";

/** The form as its sections see it: the draft, and the ways to change it. Every change passes the rules of the engine. */
export interface Editor {
  readonly draft: ProductDraft;
  readonly tables: EditorTables;
  /** false: the simple view */
  readonly all: boolean;
  /** a change of it: fields show their values anew, whatever was typed (undo, another base) */
  readonly epoch: number;
  /** the component whose fields are open; null = none */
  readonly openComponent: string | null;
  readonly onOpenComponent: (component_id: string | null) => void;
  readonly field: (path: FieldPath) => FieldTies;
  readonly isChanged: (path: FieldPath) => boolean;
  readonly change: (changes: ProductChanges, manner?: Manner) => void;
  readonly changeComponent: (component_id: string, changes: ComponentChanges, manner?: Manner) => void;
  /** a draft that another rule made */
  readonly replace: (draft: ProductDraft) => void;
}

const PREFIX = "product-field-";

/** The id of the control of a setting. */
export const idOfField = (path: FieldPath): string => `${PREFIX}${path}`;

/** The setting of a control, or null: the control is of something else. */
export const fieldOfId = (id: string): FieldPath | null =>
  id.startsWith(PREFIX) ? (id.slice(PREFIX.length) as FieldPath) : null;
