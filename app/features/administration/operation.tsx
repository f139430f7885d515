import { useSetAtom } from "jotai";
import { Fragment } from "react";
import type { OperationState } from "../../../edge-api/contract/admin-replies.ts";
import { downloadOperationAtom, readOperationAtom } from "../../state/admin/admin-lists.ts";
import { formatMoment } from "../../text/dates.ts";
import { operationTexts as words } from "../../text/en/operation.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import * as style from "./administration.css.ts";
import { problemText } from "./run-words.ts";
import { useAdminReading } from "./use-admin-reading.ts";

const MEGABYTE = 1_000_000;

const mailText = ({ mail, missingSettings }: OperationState): string =>
  mail === "missing" ? words.mail.missing(missingSettings.join(", ")) : words.mail[mail];

/** Names and values in the order in which they are shown. */
const factsOf = (state: OperationState): readonly (readonly [keyof typeof words.facts, string])[] => [
  ["build", state.build ?? words.none],
  ["dataVersion", state.dataVersion ?? words.none],
  ["migrations", words.migrations(formatCount(state.migrations.length), state.migrations.at(-1) ?? words.none)],
  [
    "storage",
    state.storageBytes === null ? words.unknown : words.megabytes(formatNumber(state.storageBytes / MEGABYTE, 1)),
  ],
  ["lastBackup", state.lastBackup === null ? words.noBackup : formatMoment(state.lastBackup)],
  ["mail", mailText(state)],
];

const Errors = ({ errors }: Pick<OperationState, "errors">) => (
  <>
    <SectionHeading title={words.errors.title} />
    {errors.length === 0 ? (
      <p>{words.errors.none}</p>
    ) : (
      <DataTable caption={words.errors.title}>
        <ColumnHeads text={[words.errors.code, words.errors.build]} numeric={[words.errors.count]} />
        <tbody>
          {errors.map(({ code, build, count }) => (
            <Row key={`${code} ${build}`}>
              <KeyCell>{code}</KeyCell>
              <Cell>{build === "" ? words.errors.server : build}</Cell>
              <NumberCell>{formatCount(count)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    )}
  </>
);

/** The tab Operation: what runs, how full it is, what was saved last, and what fails. */
export const Operation = () => {
  const read = useSetAtom(readOperationAtom);
  const save = useSetAtom(downloadOperationAtom);
  const { value, problem, again } = useAdminReading("operation", () => read());
  if (problem) return <ErrorNotice title={words.failed} text={problemText(problem)} onRetry={again} />;
  if (!value) return <p className={small}>{words.reading}</p>;
  return (
    <div className={style.detail}>
      <SectionHeading
        title={words.title}
        actions={
          <>
            <Button kind="quiet" size="small" onClick={again}>
              {words.again}
            </Button>
            <Button kind="quiet" size="small" icon="download" onClick={() => save(value)}>
              {words.json}
            </Button>
          </>
        }
      />
      <dl className={style.facts}>
        {factsOf(value).map(([name, text]) => (
          <Fragment key={name}>
            <dt className={style.factName}>{words.facts[name]}</dt>
            <dd className={style.wrapped}>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <Errors errors={value.errors} />
      <p className={small}>{words.probe}</p>
    </div>
  );
};
