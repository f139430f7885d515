import { useAtomValue, useSetAtom } from "jotai";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import type { DraftFault } from "../../../workers/engine/rules/validate-draft.ts";
import { TitleWithHelp } from "../../help/help-button.tsx";
import { simpleSettingsAtom } from "../../state/core/preferences.ts";
import {
  baseProductDraftAtom,
  discardResumedAtom,
  type DraftKind,
  moveProductDraftAtom,
  type ProductDrafting,
  saveProductDraftAtom,
} from "../../state/editors/product-draft.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { productPreviewTexts } from "../../text/en/product-preview.ts";
import { formatCount, productName } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { type BaseProduct, Characteristics } from "./characteristics.tsx";
import { ChemicalsSection } from "./chemicals-section.tsx";
import { ComponentsSection } from "./components-section.tsx";
import { EditorActions, EditorNav, FaultSummary, PreviewLine } from "./editor-frame.tsx";
import * as styles from "./editor.css.ts";
import { fieldOfId, idOfField } from "./editor.ts";
import { changed as changedMark } from "./form.css.ts";
import { ResumedNotice } from "./held-by-component.tsx";
import { PreviewPanel, previewSubject } from "./preview-panel.tsx";
import { ReusableParameters } from "./reusable-parameters.tsx";
import { componentOfPath, isDetail, sectionsOf } from "./sections.ts";
import { SourcingSection } from "./sourcing-section.tsx";
import { TransportSection } from "./transport-section.tsx";
import { useEditor } from "./use-editor.tsx";

/** A saved product and its origin. */
export interface SavedFromEditor {
  readonly prodsys_id: string;
  readonly name: string;
  readonly kind: DraftKind;
  /** the built-in product that was copied; null = none */
  readonly original: { readonly prodsys_id: string; readonly name: string } | null;
}

interface ProductEditorProps {
  readonly drafting: ProductDrafting;
  readonly catalogue: Catalogue;
  readonly bases: readonly BaseProduct[];
  /** name of the page that Cancel and the back link lead to */
  readonly backTo: string;
  readonly onCancel: () => void;
  readonly onSaved: (saved: SavedFromEditor) => void;
}

/** The lead text below the title. */
const Subject = ({ drafting, usecase }: { readonly drafting: ProductDrafting; readonly usecase: string }) => {
  const { kind, original } = drafting;
  if (kind === "new") return <p className={styles.lead}>{words.lead.create(usecase)}</p>;
  return (
    <p className={styles.lead}>
      {original === null ? words.lead.edit : words.lead.copy(productName(original.name))}{" "}
      <span className={changedMark}>{words.changedWord}</span>
      {words.period}
    </p>
  );
};

/** The form with navigation, preview and actions; used as page and in a dialog. */
export const ProductEditor = ({ drafting, catalogue, bases, backTo, onCancel, onSaved }: ProductEditorProps) => {
  const { draft, base, kind, original, changed, faults, tables, context, resumed } = drafting;
  const all = !useAtomValue(simpleSettingsAtom);
  const setSimple = useSetAtom(simpleSettingsAtom);
  const move = useSetAtom(moveProductDraftAtom);
  const baseOn = useSetAtom(baseProductDraftAtom);
  const save = useSetAtom(saveProductDraftAtom);
  const dropResumed = useSetAtom(discardResumedAtom);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [target, setTarget] = useState<{ readonly field: FieldPath } | null>(null);
  const { editor, onLeft } = useEditor(drafting, all, tried);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const previewId = useId();
  const sections = sectionsOf(draft.reusable, all);
  const unshown = all ? 0 : changed.filter(isDetail).length;

  useEffect(() => {
    // move the focus to the heading after a navigation, but not on the first page load
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // in an effect: the field exists only after this render
    if (target !== null) document.getElementById(idOfField(target.field))?.focus();
  }, [target]);

  const goTo = ({ field }: DraftFault) => {
    if (isDetail(field)) setSimple(false);
    const component_id = componentOfPath(field);
    if (component_id !== null && field.split("/").length === 3) editor.onOpenComponent(component_id);
    setTarget({ field });
  };

  const saveDraft = async () => {
    setTried(true);
    const [first] = faults;
    if (first !== undefined) return goTo(first);
    // a typed text that is not a number is not in the draft; its field shows the fault
    const unreadable = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (unreadable) return unreadable.focus();
    setBusy(true);
    const outcome = await save();
    setBusy(false);
    if (!outcome.ok) return setFailure(words.notSaved);
    return onSaved({
      prodsys_id: outcome.value,
      name: draft.name.trim(),
      kind,
      original: original && { ...original, name: productName(original.name) },
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
    if (!isUndo && !(event.ctrlKey && event.key.toLowerCase() === "y")) return;
    event.preventDefault();
    move(isUndo && !event.shiftKey ? "undo" : "redo");
  };

  return (
    <div
      role="presentation"
      className={styles.place}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const path = fieldOfId(event.target.id);
        if (path !== null) onLeft(path);
      }}
    >
      <div className={styles.layout}>
        <div className={styles.side}>
          <div className={styles.sideBody}>
            <button type="button" className={styles.back} onClick={onCancel}>
              <Icon name="chevronLeft" />
              {backTo}
            </button>
            <EditorNav sections={sections} all={all} onAll={(next) => setSimple(!next)} />
          </div>
        </div>
        <div ref={form} className={styles.form}>
          <PreviewLine catalogue={catalogue} onJump={() => document.getElementById(previewId)?.scrollIntoView()} />
          <div className={styles.titleLine}>
            <TitleWithHelp ref={heading} slug="customize-help">
              {productName(draft.name.trim()) || (kind === "new" ? words.newProduct : words.unnamed)}
            </TitleWithHelp>
          </div>
          <Subject drafting={drafting} usecase={tables.use_case.usecase_name} />
          {resumed && <ResumedNotice onDrop={dropResumed} />}
          {(failure !== null || (tried && faults.length > 0)) && (
            <div className={styles.notices}>
              {failure !== null && <ErrorNotice title={failure} />}
              {tried && faults.length > 0 && <FaultSummary draft={draft} faults={faults} onGoTo={goTo} />}
            </div>
          )}
          <Characteristics
            editor={editor}
            bases={bases}
            base_id={base?.saved.customProduct.product.prodsys_id ?? null}
            onBase={(prodsys_id) =>
              void baseOn(prodsys_id).then((outcome) => setFailure(outcome.ok ? null : words.baseFailed))
            }
          />
          {draft.reusable && <ReusableParameters editor={editor} />}
          <ComponentsSection editor={editor} />
          {all && <TransportSection editor={editor} />}
          {all && <SourcingSection editor={editor} />}
          {all && <ChemicalsSection editor={editor} />}
          {!all && (
            <p className={styles.hiddenChanges}>
              {unshown > 0 ? words.simpleNote(unshown, formatCount(unshown)) : words.moreSettings}{" "}
              <LinkLike onClick={() => setSimple(false)}>{words.showAll}</LinkLike>
            </p>
          )}
        </div>
        <aside className={styles.preview} aria-label={productPreviewTexts.title}>
          <div className={styles.previewBody}>
            <PreviewPanel id={previewId} catalogue={catalogue} subject={previewSubject(context, catalogue)} />
          </div>
        </aside>
      </div>
      <EditorActions busy={busy} onCancel={onCancel} onSave={() => void saveDraft()} />
    </div>
  );
};
