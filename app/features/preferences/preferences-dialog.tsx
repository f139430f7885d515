import { useSetAtom } from "jotai";
import { useState } from "react";
import { storePreferencesAtom } from "../../state/core/preferences.ts";
import { rememberDefaultNamesAtom } from "../../state/work/default-names.ts";
import { preferenceTexts } from "../../text/en/preferences.ts";
import { language as shownLanguage, LANGUAGE_NAMES, type Language } from "../../text/language.ts";
import { units as shownUnits, type Units } from "../../text/units.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as style from "./preferences.css.ts";

/**
 * True if a reload would lose unsaved input. Dispatches `beforeunload`, which `useLeaveGuard` and the saving status in the
 * header cancel while something is unsaved; half-filled forms are marked with `data-typed`.
 */
const somethingUnsaved = (): boolean =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true })) ||
  document.querySelector("[data-typed='true']") !== null;

interface PreferencesDialogProps {
  /** the initially selected language */
  readonly wish: Language;
  readonly onClose: () => void;
}

/** Language and units of this browser. Reloads the page to apply them, unless that would lose unsaved input. */
export default function PreferencesDialog({ wish, onClose }: PreferencesDialogProps) {
  const keep = useSetAtom(storePreferencesAtom);
  const remember = useSetAtom(rememberDefaultNamesAtom);
  const [language, setLanguage] = useState<Language>(wish);
  const [units, setUnits] = useState<Units>(shownUnits);
  const [outcome, setOutcome] = useState<"kept" | "notKept" | null>(null);
  const apply = () => {
    if (language !== shownLanguage()) remember();
    if (!keep(language, units)) return setOutcome("notKept");
    if (somethingUnsaved()) return setOutcome("kept");
    window.location.reload();
  };
  if (outcome !== null) {
    return (
      // the key remounts the dialog, so that it takes the focus
      <Dialog
        key="outcome"
        title={preferenceTexts.title}
        onClose={onClose}
        actions={[{ label: preferenceTexts.close, onAct: onClose, kind: "secondary", safe: true }]}
      >
        <p>{preferenceTexts[outcome]}</p>
      </Dialog>
    );
  }
  const isUnchanged = language === shownLanguage() && units === shownUnits();
  return (
    <Dialog
      title={preferenceTexts.title}
      onClose={onClose}
      actions={[
        { label: preferenceTexts.cancel, onAct: onClose, kind: "secondary" },
        { label: preferenceTexts.take, onAct: isUnchanged ? onClose : apply, kind: "primary", safe: true },
      ]}
    >
      <div className={style.choices}>
        <Select
          label={preferenceTexts.language}
          value={language}
          onChange={(value) => setLanguage(value === "es" ? "es" : "en")}
          options={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <Select
          label={preferenceTexts.units}
          value={units}
          onChange={(value) => setUnits(value === "us" ? "us" : "metric")}
          options={[
            { value: "metric", label: preferenceTexts.metric },
            { value: "us", label: preferenceTexts.us },
          ]}
        />
        <p>{preferenceTexts.what}</p>
      </div>
    </Dialog>
  );
}
