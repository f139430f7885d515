import { useAtom, useSetAtom } from "jotai";
import { fileFormatItems } from "../../choices/file-format-items.ts";
import { fileFormatAtom } from "../../state/core/csv-decimal-comma.ts";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { downloadComparisonCsvAtom, type ComparisonTable } from "../../state/files/comparison-csv.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Menu } from "../../ui/menu/menu.tsx";

interface ExportMenuProps {
  readonly comparison: Comparison;
  readonly onFailed: () => void;
}

const words = resultsTexts.exports;

/** Downloads the tables of the page as CSV files; raw scores per serving or per use, as currently shown. */
export const ExportMenu = ({ comparison, onFailed }: ExportMenuProps) => {
  const download = useSetAtom(downloadComparisonCsvAtom);
  const [format, setFormat] = useAtom(fileFormatAtom);
  const write = async (table: ComparisonTable) => {
    const outcome = await download({ id: comparison.comparison_id, table });
    if (!outcome.ok) onFailed();
  };
  const save = (label: string, table: ComparisonTable) => ({ label, onSelect: () => void write(table) });
  return (
    <Menu
      label={words.menu}
      icon="download"
      items={[
        save(words.results, "results"),
        comparison.rawscoresPerUse ? save(words.rawPerUse, "raw_per_use") : save(words.raw, "raw_scores"),
        save(words.stages, "stages"),
        save(words.components, "components"),
        save(words.breakEven, "break_even"),
        save(words.circularity, "circularity"),
        save(words.profiles, "profiles"),
        "rule",
        ...fileFormatItems(format, setFormat),
      ]}
    >
      {words.label}
    </Menu>
  );
};
