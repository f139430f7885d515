import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import type { DraftFault } from "../../../workers/engine/rules/validate-draft.ts";
import { UndoButtons } from "../../choices/undo-buttons.tsx";
import { bandOf, paintedBands } from "../../score-tables/band-of.ts";
import { moveProductDraftAtom, productDraftingAtom, resetProductDraftAtom } from "../../state/editors/product-draft.ts";
import { productPreviewAtom } from "../../state/editors/product-preview.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { productFaultsTexts } from "../../text/en/product-faults.ts";
import { productPreviewTexts as previewLineWords } from "../../text/en/product-preview.ts";
import { formatCount } from "../../text/format.ts";
import { formatOf100 } from "../../text/shares.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import * as styles from "./editor.css.ts";
import { shownChange } from "./preview-scores.ts";
import { Change } from "./preview-table.tsx";
import * as previewCss from "./preview.css.ts";
import { faultInSummary, headingId, type SectionId } from "./sections.ts";

interface EditorActionsProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** Action bar: Cancel, undo, redo, number of changes, Reset changes, Save Product. */
export const EditorActions = ({ busy, onCancel, onSave }: EditorActionsProps) => {
  const drafting = useAtomValue(productDraftingAtom);
  const move = useSetAtom(moveProductDraftAtom);
  const reset = useSetAtom(resetProductDraftAtom);
  const count = drafting?.changed.length ?? 0;
  return (
    <ActionBar
      start={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <span className={styles.steps}>
            <UndoButtons next={drafting?.next ?? { undo: null, redo: null }} onMove={move} />
          </span>
        </>
      }
      note={
        <span className={styles.count} aria-live="polite">
          {count === 0 ? words.nothingChanged : words.changed(count, formatCount(count))}
        </span>
      }
      end={
        <>
          <Button className={styles.wideOnly} disabled={count === 0} onClick={reset}>
            {words.reset}
          </Button>
          <Button kind="primary" busy={busy} onClick={onSave}>
            {words.save}
          </Button>
        </>
      }
    />
  );
};

interface FaultSummaryProps {
  readonly draft: ProductDraft;
  readonly faults: readonly DraftFault[];
  readonly onGoTo: (fault: DraftFault) => void;
}

/** List of all faults that prevent saving; each links to its field. */
export const FaultSummary = ({ draft, faults, onGoTo }: FaultSummaryProps) => (
  <ErrorNotice
    title={productFaultsTexts.title(faults.length, formatCount(faults.length))}
    text={
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault.field}>
            <LinkLike onClick={() => onGoTo(fault)}>{faultInSummary(fault, draft)}</LinkLike>
          </li>
        ))}
      </ul>
    }
  />
);

/** The summary score in one sticky line, for screens where the preview is below the form. */
export const PreviewLine = ({ catalogue, onJump }: { readonly catalogue: Catalogue; readonly onJump: () => void }) => {
  const { before, now } = useAtomValue(productPreviewAtom);
  const band = bandOf(paintedBands(catalogue.bands), now?.summary_band ?? null, now?.summary ?? null);
  return (
    <div className={previewCss.line}>
      <span className={previewCss.lineScore}>
        <span className={previewCss.lineLabel}>{previewLineWords.summary}</span>
        <strong>{now === null ? previewLineWords.none : formatOf100(now.summary)}</strong>
        {band && <span className={previewCss.lineBand}>{band.label}</span>}
        <Change points={shownChange(before?.summary, now?.summary)} />
      </span>
      <button type="button" className={previewCss.jump} onClick={onJump}>
        {previewLineWords.jump}
      </button>
    </div>
  );
};

interface EditorNavProps {
  readonly sections: readonly { readonly id: SectionId; readonly title: string }[];
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

/** The current section: the last one whose heading is in or above the upper third of the window. */
const useCurrentSection = (sections: EditorNavProps["sections"]): SectionId | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(headingId(id));
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
      });
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    // capture: scroll events do not bubble, and a dialog has a scroll container of its own
    document.addEventListener("scroll", look, { passive: true, capture: true });
    return () => document.removeEventListener("scroll", look, { capture: true });
  }, [sections]);
  return current;
};

/** Links to the sections of the form, and the choice between simple view and all settings. */
export const EditorNav = ({ sections, all, onAll }: EditorNavProps) => {
  const current = useCurrentSection(sections);
  return (
    <div className={styles.nav}>
      <nav aria-label={words.nav}>
        <ul className={styles.navList}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.navLink}
                aria-current={id === current ? "location" : undefined}
                onClick={() => {
                  const heading = document.getElementById(headingId(id));
                  heading?.closest("section")?.scrollIntoView();
                  heading?.setAttribute("tabindex", "-1");
                  heading?.focus({ preventScroll: true });
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <SegmentedControl
        label={words.view}
        options={[
          { value: "simple", label: words.views.simple },
          { value: "all", label: words.views.all },
        ]}
        value={all ? "all" : "simple"}
        onChange={(view) => onAll(view === "all")}
      />
    </div>
  );
};
