import { useRef } from "react";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextArea } from "../../ui/field/text-field.tsx";
import * as styles from "./import.css.ts";

interface FileStepProps {
  /** pasted cells that are not read yet */
  readonly pasted: string;
  readonly onPasted: (cells: string) => void;
  /** files are dragged over the window */
  readonly isOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCells: (cells: string, name: string) => void;
  readonly onTemplate: (example: boolean) => void;
  readonly onProductList: () => void;
}

const words = portfolioImportTexts.file;

/** Source of the lines: a chosen or dropped file, or pasted cells. */
export const FileStep = ({ pasted, onPasted, isOver, onFiles, onCells, onTemplate, onProductList }: FileStepProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.fileStep}>
      {/* drop is a shortcut: the button below does the same by keyboard */}
      <div className={styles.drop} data-over={isOver}>
        <p>{words.drop}</p>
        <Button kind="primary" onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          className={styles.hiddenInput}
          accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={words.choose}
          tabIndex={-1}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            // reset, so that the same file can be chosen again after a correction
            event.currentTarget.value = "";
          }}
        />
        <p className={caption}>{words.kinds}</p>
      </div>
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim() !== "") onCells(pasted, words.pastedName);
        }}
      >
        <TextArea
          className={styles.pasteField}
          label={words.paste}
          hint={words.pasteHint}
          rows={5}
          value={pasted}
          onChange={onPasted}
          spellCheck={false}
        />
        <Button type="submit" disabled={pasted.trim() === ""}>
          {words.read}
        </Button>
      </form>
      <div className={styles.help}>
        <h2 className={group}>{words.help}</h2>
        <p className={small}>{words.needed}</p>
        <p className={small}>{words.size(formatCount(PORTFOLIO_ENTRIES))}</p>
        <div className={styles.ways}>
          <Button icon="download" onClick={() => onTemplate(false)}>
            {words.template}
          </Button>
          <Button icon="download" onClick={() => onTemplate(true)}>
            {words.example}
          </Button>
          <Button icon="download" onClick={onProductList}>
            {words.productList}
          </Button>
        </div>
      </div>
    </div>
  );
};
