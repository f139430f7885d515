import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { fileFormatItems } from "../../choices/file-format-items.ts";
import { fileFormatAtom } from "../../state/core/csv-decimal-comma.ts";
import { useState } from "react";
import { PORTFOLIO_TABLES } from "../../../workers/export/export-api.ts";
import {
  downloadPortfolioCsvAtom,
  exportProgressAtom,
  stopExportAtom,
  type PortfolioFile,
  type PortfolioTable,
} from "../../exports/portfolio-export.ts";
import { portfolioExportTexts as words } from "../../text/en/portfolio-export.ts";
import { formatPercent } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";

/** Whether a file is in this menu; other sections show the progress of their own files. */
const isTable = (file: PortfolioFile): boolean => PORTFOLIO_TABLES.some((table) => table === file);

/** Progress is shown below this share only: a small file exceeds it with its first report. */
const SHOWN_BELOW_SHARE = 0.99;

/** The tables that are wanted most stand first; the others are behind "More tables". */
const FIRST = 3;

/** Menu with the tables of a portfolio as CSV files; shows progress and a stop button. */
export const PortfolioExport = ({ portfolio_id }: { readonly portfolio_id: string }) => {
  const download = useSetAtom(downloadPortfolioCsvAtom);
  const stop = useSetAtom(stopExportAtom);
  const progress = useAtomValue(exportProgressAtom);
  const [format, setFormat] = useAtom(fileFormatAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const write = async (table: PortfolioTable) => {
    setFailure(null);
    const outcome = await download({ id: portfolio_id, table });
    if (outcome.ok || outcome.problem.code === "cancelled") return;
    setFailure(outcome.problem.code === "no_reference_data" ? words.notReady : words.failed);
  };
  const tables = PORTFOLIO_TABLES.map((table) => ({ label: words.tables[table], onSelect: () => void write(table) }));
  return (
    <>
      {progress !== null && isTable(progress.file) && progress.share < SHOWN_BELOW_SHARE && (
        <output>
          {words.writing(formatPercent(progress.share))} <LinkLike onClick={() => void stop()}>{words.stop}</LinkLike>
        </output>
      )}
      {failure !== null && <span role="alert">{failure}</span>}
      <Menu
        label={words.menu}
        icon="download"
        items={[
          ...tables.slice(0, FIRST),
          { label: words.more, onSelect: () => {}, more: tables.slice(FIRST) },
          "rule",
          ...fileFormatItems(format, setFormat),
        ]}
      >
        {words.label}
      </Menu>
    </>
  );
};
