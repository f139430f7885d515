import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { downloadComparisonCsvAtom } from "../../state/comparison-csv.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Menu } from "../../ui/menu.tsx";

interface ExportMenuProps {
  readonly comparison: Comparison;
  readonly onFailed: () => void;
}

const words = resultsTexts.exports;

/** The tables of the page as CSV files; raw scores as they are shown, per serving or per use. */
export const ExportMenu = ({ comparison, onFailed }: ExportMenuProps) => {
  const download = useSetAtom(downloadComparisonCsvAtom);
  const [decimalComma, setDecimalComma] = useState(false);
  const save = async (table: "results" | "raw_scores") => {
    const outcome = await download({
      id: comparison.comparison_id,
      table,
      perUse: comparison.rawscoresPerUse,
      decimalComma,
    });
    if (!outcome.ok) onFailed();
  };
  return (
    <Menu
      label={words.menu}
      icon="download"
      items={[
        { label: words.results, onSelect: () => void save("results") },
        { label: comparison.rawscoresPerUse ? words.rawPerUse : words.raw, onSelect: () => void save("raw_scores") },
        "rule",
        { label: words.decimalComma, checked: decimalComma, onSelect: () => setDecimalComma(!decimalComma) },
      ]}
    >
      {words.label}
    </Menu>
  );
};
