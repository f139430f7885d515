import { useSetAtom } from "jotai";
import { useCallback, useMemo, useState } from "react";
import { changeComponent } from "../../../workers/engine/rules/change-component.ts";
import { changeProduct } from "../../../workers/engine/rules/change-product.ts";
import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import { changeProductDraftAtom, type ProductDrafting } from "../../state/editors/product-draft.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { type Editor, idOfField } from "./editor.ts";
import * as styles from "./form.css.ts";
import { faultSentence } from "./sections.ts";

interface UseEditor {
  readonly editor: Editor;
  /** called on blur: the field then shows its fault */
  readonly onLeft: (path: FieldPath) => void;
}

/** The state of the form for a draft. Faults show after blur of their field, or after an attempt to save. */
export const useEditor = (drafting: ProductDrafting, all: boolean, tried: boolean): UseEditor => {
  const { draft, tables, changed, faults, epoch } = drafting;
  const put = useSetAtom(changeProductDraftAtom);
  const [left, setLeft] = useState<ReadonlySet<FieldPath>>(new Set());
  const lone = draft.components.length === 1 ? draft.components[0] : undefined;
  // open the only component if it is empty, so that its fields are easy to find
  const [openComponent, setOpenComponent] = useState<string | null>(
    lone?.mat_recipe_id === "" ? lone.component_id : null,
  );
  const onLeft = useCallback((path: FieldPath) => setLeft((before) => new Set([...before, path])), []);
  const editor = useMemo((): Editor => {
    const isChanged = new Set(changed);
    const faultAt = new Map(faults.map((fault) => [fault.field, fault]));
    return {
      draft,
      tables,
      all,
      epoch,
      openComponent,
      onOpenComponent: setOpenComponent,
      isChanged: (path) => isChanged.has(path),
      field: (path) => {
        const fault = tried || left.has(path) ? faultAt.get(path) : undefined;
        return {
          id: idOfField(path),
          error: fault && faultSentence(fault),
          mark: isChanged.has(path) ? (
            <span className={styles.changed}>{productEditorTexts.changedWord}</span>
          ) : undefined,
        };
      },
      change: (changes, manner = "typing") =>
        put(changeProduct(draft, changes, tables), manner === "step" ? null : Object.keys(changes).join(" ")),
      changeComponent: (component_id, changes, manner = "typing") =>
        put(
          changeComponent(draft, component_id, changes, tables),
          manner === "step" ? null : `${component_id} ${Object.keys(changes).join(" ")}`,
        ),
      replace: (next) => put(next, null),
    };
  }, [draft, tables, all, epoch, openComponent, changed, faults, tried, left, put]);
  return { editor, onLeft };
};
