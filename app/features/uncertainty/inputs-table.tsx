import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import type {
  DecidingInput,
  UncertainQuantity,
  UncertainSubject,
} from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { decidingInputsAtom } from "../../state/analysis/uncertainty.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatNumber, productName } from "../../text/format.ts";
import { litterClassName } from "../../text/litter-class.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import type { Drawn } from "./drawn.ts";
import * as styles from "./uncertainty.css.ts";

interface InputsTableProps {
  readonly about: Subject;
  readonly first: Drawn;
  readonly second: Drawn;
  readonly subject: UncertainSubject;
}

/** Displayed name of an input. */
const inputName = ({ kind, name, product_name }: UncertainQuantity): string => {
  const words = uncertaintyTexts.inputs.names;
  if (kind === "mass") return words.mass(name, productName(product_name));
  return words[kind](kind === "litter_rate" ? litterClassName(name) : productName(name));
};

/** "1.1", or "1.3, 1.5" if the figures of an activity have different quality. */
const gsdShown = ({ gsds }: DecidingInput): string => gsds.map((gsd) => formatNumber(gsd, 2, 1)).join(", ");

/** The five inputs with the largest effect on a difference, and which of the two a higher value favours. */
export const InputsTable = ({ about, first, second, subject }: InputsTableProps) => {
  const words = uncertaintyTexts.inputs;
  const { kind, id } = about;
  const inputsAtom = useMemo(
    () => decidingInputsAtom({ kind, id }, { a: first.place, b: second.place, subject }),
    [kind, id, first.place, second.place, subject],
  );
  const { value, problem, isAsking } = useAtomValue(inputsAtom);
  const retry = useSetAtom(retryEngineAtom);
  if (problem) return <ErrorNotice title={words.failed} onRetry={retry} />;
  if (value === null || isAsking) return <p className={styles.note}>{words.loading}</p>;
  if (value.length === 0) return <p className={styles.note}>{words.none}</p>;
  return (
    <>
      <div className={styles.scroll}>
        <DataTable caption={words.title} widths={["", "17%", "15%", "29%"]} className={styles.folded}>
          <ColumnHeads text={[words.input]} numeric={[words.spread, words.share]} after={[words.favours]} />
          <tbody>
            {value.map((input) => (
              <Row key={`${input.quantity.kind} ${input.quantity.name} ${input.quantity.product_name}`}>
                <KeyCell>
                  {inputName(input.quantity)}
                  <span className={styles.below}>
                    {words.favoursNamed(input.favours === "a" ? first.name : second.name)}
                  </span>
                </KeyCell>
                <NumberCell>{gsdShown(input)}</NumberCell>
                <NumberCell>{formatNumber(100 * input.share)}</NumberCell>
                <Cell afterNumber>{input.favours === "a" ? first.name : second.name}</Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
    </>
  );
};
