import { useAtom } from "jotai";
import { fileFormatItems } from "../../choices/file-format-items.ts";
import { fileFormatAtom } from "../../state/core/csv-decimal-comma.ts";

import { useEffect, useRef, useState } from "react";
import type { FileOutcome, FileWatch } from "../../state/admin/admin-lists.ts";
import { adminListTexts } from "../../text/en/admin-lists.ts";
import { formatCount } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import * as style from "./admin-lists.css.ts";
import { problemSentence } from "./admin-problem.ts";

const { file: words } = adminListTexts;

type Shown =
  | { readonly kind: "resting" | "stopped" }
  | { readonly kind: "reading"; readonly rows: number }
  | { readonly kind: "saved"; readonly rows: number }
  | { readonly kind: "failed"; readonly why: string };

interface SaveListProps {
  /** name for use in a sentence */
  readonly list: string;
  readonly save: (watch: FileWatch) => Promise<FileOutcome>;
  readonly disabled?: boolean;
}

/** Downloads all pages of a list as one CSV file; shows progress, a stop button and the outcome. */
export const SaveList = ({ list, save, disabled = false }: SaveListProps) => {
  const [format, setFormat] = useAtom(fileFormatAtom);
  const [shown, setShown] = useState<Shown>({ kind: "resting" });
  const running = useRef<AbortController | null>(null);
  // stop the download when the list unmounts
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setShown({ kind: "reading", rows: 0 });
    const outcome = await save({
      signal: controller.signal,
      onRows: (rows) => setShown({ kind: "reading", rows }),
    });
    running.current = null;
    if (!outcome.ok) setShown({ kind: "failed", why: problemSentence(outcome.problem) });
    else setShown(outcome.value === null ? { kind: "stopped" } : { kind: "saved", rows: outcome.value });
  };

  return (
    <div className={style.save}>
      <output className={style.saved}>
        {shown.kind === "reading" && shown.rows > 0 && words.reading(formatCount(shown.rows))}
        {shown.kind === "stopped" && words.stopped}
        {shown.kind === "saved" && words.saved(shown.rows, formatCount(shown.rows))}
      </output>
      {shown.kind === "reading" && shown.rows > 0 && (
        <LinkLike onClick={() => running.current?.abort()}>{words.stop}</LinkLike>
      )}
      {shown.kind === "failed" && (
        <span role="alert" className={style.notSaved}>
          {words.failed}. {shown.why} {words.safe}
        </span>
      )}
      <Menu
        label={words.of(list)}
        icon="download"
        items={[
          { label: words.of(list), disabled: disabled || shown.kind === "reading", onSelect: () => void start() },
          "rule",
          ...fileFormatItems(format, setFormat),
        ]}
      >
        {words.label}
        <VisuallyHidden>{list}</VisuallyHidden>
      </Menu>
    </div>
  );
};
