import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import type { ReadMappings } from "../../../workers/import/names/mapping-file.ts";
import { downloadProductListAtom } from "../../exports/product-list.ts";
import { downloadMappingsAtom, readMappingsAtom } from "../../state/portfolio/mapping-files.ts";
import { importNamesTexts } from "../../text/en/import-names.ts";
import { formatCount } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as importStyles from "./import.css.ts";
import * as styles from "./names-step.css.ts";

interface MappingFilesProps {
  /** called after mappings were read from a file */
  readonly onTaken: (taken: ReadMappings) => void;
}

const words = importNamesTexts.file;
const ROWS_NAMED = 8;

/** Download and upload of name mappings, and download of the product list that such a file refers to. */
export const MappingFiles = ({ onTaken }: MappingFilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  const download = useSetAtom(downloadMappingsAtom);
  const downloadList = useSetAtom(downloadProductListAtom);
  const read = useSetAtom(readMappingsAtom);
  const [taken, setTaken] = useState<ReadMappings | "unreadable" | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text().catch(() => "");
    const outcome = await read(text);
    if (!outcome.ok || outcome.value === null) {
      setTaken("unreadable");
      return;
    }
    setTaken(outcome.value);
    onTaken(outcome.value);
  };
  const faults = taken === null || taken === "unreadable" ? [] : taken.faults;
  const rows = faults.slice(0, ROWS_NAMED).map(({ row }) => formatCount(row));
  return (
    <>
      <fieldset aria-label={words.label} className={styles.files}>
        <Button icon="download" onClick={() => void download()}>
          {words.export}
        </Button>
        <Button onClick={() => input.current?.click()}>{words.import}</Button>
        <input
          ref={input}
          type="file"
          className={importStyles.hiddenInput}
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={words.import}
          tabIndex={-1}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <Button icon="download" onClick={() => void downloadList()}>
          {words.list}
        </Button>
      </fieldset>
      {taken === "unreadable" && <ErrorNotice title={words.unreadable} />}
      {taken !== null && taken !== "unreadable" && (
        <output className={caption}>
          {words.imported(taken.mappings.length, formatCount(taken.mappings.length))}{" "}
          {faults.length > 0 &&
            words.faults(
              faults.length,
              formatCount(faults.length),
              rows.join(", ") + (faults.length > ROWS_NAMED ? " …" : ""),
            )}
        </output>
      )}
    </>
  );
};
