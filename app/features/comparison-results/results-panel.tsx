import { useAtom } from "jotai";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue, CatalogueFood, CatalogueRegion, CatalogueUseCase } from "../../../workers/engine/catalogue.ts";
import { regionOptions } from "../../choices/catalogue-lists.ts";
import { regionRows } from "../../choices/region-rows.ts";
import { nameDraftAtom } from "../../state/core/dialog-drafts.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { nameFault } from "../../text/name-fault.ts";
import { named, shortName } from "../../text/short-name.ts";
import { group, small } from "../../theme/text.css.ts";
import { Button, IconButton, LinkLike } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { type NavSection, SectionNav } from "../../ui/section-nav/section-nav.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { EditableChoice, PanelField } from "./editable-choice.tsx";
import { focusOnMount } from "./open-number.tsx";
import * as styles from "./panel.css.ts";

interface UseCaseDialogProps {
  /** the comparison's use case; null = no longer in the catalogue */
  readonly current: CatalogueUseCase | null;
  /** in display order */
  readonly usecases: readonly CatalogueUseCase[];
  readonly onChoose: (usecase_id: string) => void;
  readonly onClose: () => void;
}

const { panel } = resultsTexts;

/** Changes the use case. Warns first, because the products must then be selected again. */
const UseCaseDialog = ({ current, usecases, onChoose, onClose }: UseCaseDialogProps) => {
  const others = usecases.filter((usecase) => usecase.usecase_id !== current?.usecase_id);
  const [chosen, setChosen] = useState(others[0]?.usecase_id ?? "");
  const next = others.find((usecase) => usecase.usecase_id === chosen);
  return (
    <Dialog
      title={panel.usecaseTitle}
      onClose={onClose}
      actions={[
        { label: panel.cancel, onAct: onClose, safe: true },
        { label: panel.usecaseConfirm, kind: "primary", onAct: () => onChoose(chosen), disabled: !next },
      ]}
    >
      <div className={styles.dialogBody}>
        <Select
          label={panel.usecase}
          value={chosen}
          onChange={setChosen}
          options={others.map((usecase) => ({ value: usecase.usecase_id, ...named(usecase.usecase_name) }))}
        />
        {next && <p>{panel.usecaseWarning(next.usecase_name)}</p>}
      </div>
    </Dialog>
  );
};

/** The selectable entries of the catalogue, in display order. */
export interface PanelLists {
  readonly regions: readonly CatalogueRegion[];
  readonly usecases: readonly CatalogueUseCase[];
  readonly foods: readonly CatalogueFood[];
}

interface ResultsPanelProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly lists: PanelLists;
  readonly sections: readonly NavSection[];
  readonly onRename: (name: string) => void;
  readonly onRegion: (region_use: string) => void;
  readonly onFood: (food_id: string) => void;
  readonly onUseCase: (usecase_id: string) => void;
  readonly onChangeProducts: () => void;
  /** opens the editor with a new product */
  readonly onDefineProduct: () => void;
  /** settings of other features, below the table of contents */
  readonly settings?: ReactNode;
  /** the field to open and focus; each new object opens it again */
  readonly asked?: AskedFact | null;
}

/** A fact that another part of the page asks to edit. */
export interface AskedFact {
  readonly fact: "region" | "food" | "recycling";
}

/** The editable facts of the comparison. In a narrow window it collapses to one line with a "Change" button. */
export const ResultsPanel = (props: ResultsPanelProps) => {
  const { comparison, catalogue, lists, sections, onRename, onRegion, onFood, onUseCase, onChangeProducts } = props;
  const { onDefineProduct } = props;
  const asked = props.asked ?? null;
  const [isOpen, setOpen] = useState(false);
  const [openField, setOpenField] = useState<AskedFact["fact"] | null>(null);
  const [handled, setHandled] = useState<AskedFact | null>(null);
  const [asksUseCase, setAsksUseCase] = useState(false);
  const body = useId();
  // a late close event must not close a field that was opened since
  const setField = (fact: AskedFact["fact"], open: boolean) =>
    setOpenField((current) => (open ? fact : current === fact ? null : current));
  if (asked !== handled) {
    setHandled(asked);
    if (asked) {
      setOpen(true);
      // recycling is not a field: it opens its own part of the panel
      setOpenField(asked.fact === "recycling" ? null : asked.fact);
    }
  }

  const region = catalogue.regions.find((row) => row.region_id === comparison.region_use);
  const usecase = catalogue.use_cases.find((row) => row.usecase_id === comparison.usecase_id) ?? null;
  const food = catalogue.foods.find((row) => row.food_id === comparison.food_id);
  const shown = {
    region: region ? shortName(region.region_name) : panel.unknown(comparison.region_use),
    usecase: usecase ? shortName(usecase.usecase_name) : panel.unknown(comparison.usecase_id),
    food: food ? shortName(food.food_name) : panel.unknown(comparison.food_id),
  };

  return (
    <aside className={styles.panel} aria-label={panel.label}>
      <p className={`${small} ${styles.line}`}>
        {panel.line(shown.region, shown.usecase, shown.food)}{" "}
        <LinkLike aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
          {isOpen ? panel.close : panel.change}
        </LinkLike>
      </p>
      <div id={body} className={styles.body} data-open={isOpen}>
        <EditableName
          key={comparison.comparison_id}
          comparison_id={comparison.comparison_id}
          name={comparison.comparison_name}
          onRename={onRename}
        />
        {comparison.note && <p className={`${small} ${styles.note}`}>{comparison.note}</p>}
        <EditableChoice
          label={panel.region}
          shown={shown.region}
          title={region && named(region.region_name).title}
          value={comparison.region_use}
          hint={regionRows(region)}
          options={regionOptions(lists.regions)}
          onChange={onRegion}
          isOpen={openField === "region"}
          onOpenChange={(open) => setField("region", open)}
        />
        <PanelField
          label={panel.usecase}
          shown={shown.usecase}
          title={usecase ? named(usecase.usecase_name).title : undefined}
          onEdit={() => setAsksUseCase(true)}
        />
        <EditableChoice
          label={panel.food}
          shown={shown.food}
          title={food && named(food.food_name).title}
          value={comparison.food_id}
          options={lists.foods.map((row) => ({ value: row.food_id, ...named(row.food_name) }))}
          onChange={onFood}
          isOpen={openField === "food"}
          onOpenChange={(open) => setField("food", open)}
        />
        <SectionNav sections={sections} className={styles.contents} />
        {props.settings}
        <div className={styles.buttons}>
          <Button wide onClick={onChangeProducts}>
            {panel.changeProducts}
          </Button>
          <Button wide onClick={onDefineProduct}>
            {panel.defineProduct}
          </Button>
        </div>
      </div>
      {asksUseCase && (
        <UseCaseDialog
          current={usecase}
          usecases={lists.usecases}
          onClose={() => setAsksUseCase(false)}
          onChoose={onUseCase}
        />
      )}
    </aside>
  );
};

interface EditableNameProps {
  readonly comparison_id: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
}

const LONGEST_NAME = 200;

/** The name with an edit button. Enter or blur saves; Escape or an empty field restores the earlier name. */
export const EditableName = ({ comparison_id, name, onRename }: EditableNameProps) => {
  // the draft survives a reload
  const [typed, setTyped] = useAtom(nameDraftAtom(comparison_id));
  const [message, setMessage] = useState("");
  const pencil = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);

  useEffect(() => {
    if (typed === null && returning.current) pencil.current?.focus();
    returning.current = false;
  }, [typed]);

  const finish = (text: string | null) => {
    // stay open: the field shows the error
    if (text !== null && nameFault(text) !== undefined) return;
    const isEmpty = text?.trim() === "";
    setMessage(isEmpty ? resultsTexts.panel.nameReverted : "");
    if (text !== null && !isEmpty && text.trim() !== name) onRename(text.trim());
    setTyped(null);
  };

  return (
    <div className={styles.nameRow}>
      <Announcer message={message} />
      {typed === null ? (
        <>
          <p className={`${group} ${styles.name}`}>{name}</p>
          <IconButton ref={pencil} icon="edit" label={resultsTexts.panel.editName} onClick={() => setTyped(name)} />
        </>
      ) : (
        <TextField
          className={styles.grow}
          label={resultsTexts.panel.name}
          hideLabel
          ref={focusOnMount}
          maxLength={LONGEST_NAME}
          value={typed}
          error={nameFault(typed)}
          onChange={setTyped}
          onBlur={() => finish(typed)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            returning.current = true;
            finish(event.key === "Enter" ? typed : null);
          }}
        />
      )}
    </div>
  );
};
