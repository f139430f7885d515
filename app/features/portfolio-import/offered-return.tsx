import { useSetAtom } from "jotai";
import { useState, type ReactNode } from "react";
import type { UkFinding } from "../../../workers/engine/returns/uk-row.ts";
import { checkReturnAtom } from "../../state/portfolio/portfolio-import.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./import.css.ts";

interface OfferedReturnProps {
  /** rows of the file */
  readonly rows: number;
  readonly findings: (findings: readonly UkFinding[], rows: number) => ReactNode;
}

const words = portfolioImportTexts.packagingReturn;

/** Says that a file is a packaging return of the United Kingdom, no purchase list, and offers to check it as one. */
export const OfferedReturn = ({ rows, findings }: OfferedReturnProps) => {
  const check = useSetAtom(checkReturnAtom);
  const [found, setFound] = useState<readonly UkFinding[] | null>(null);
  const run = async () => {
    const checked = await check();
    if (checked.ok) setFound(checked.value);
  };
  return (
    <section className={styles.note} aria-label={words.title}>
      <p>
        <b>{words.title}</b> {words.note}
      </p>
      {found === null ? <Button onClick={() => void run()}>{words.check}</Button> : findings(found, rows)}
    </section>
  );
};
