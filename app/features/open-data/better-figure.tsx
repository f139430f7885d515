import { useAtomValue, useSetAtom } from "jotai";
import { type FormEvent, useState } from "react";
import { saveBetterFigureAtom } from "../../exports/better-figure.ts";
import type { DataField, DataRowDetail } from "../../state/analysis/open-data.ts";
import { siteSettingsAtom } from "../../state/core/site-settings.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { formatCount, formatSignificant } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatList } from "../../text/lists.ts";
import { parseNumber } from "../../text/parse-number.ts";
import { fieldName } from "../../text/reference-words.ts";
import { group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextArea, TextField } from "../../ui/field/text-field.tsx";
import * as style from "./open-data.css.ts";

/** Fewest pieces for a useful mean. */
const MIN_PIECES = 10;

/** Parsed weights and their statistics. */
interface Weighing {
  readonly weights: readonly number[];
  /** the first line that is not a weight above 0; null = none */
  readonly fault: string | null;
  /** mean in g; null = no weights */
  readonly mean: number | null;
  /** sample standard deviation in g; null = fewer than two weights */
  readonly spread: number | null;
}

/** Parses one weight in g per line; ignores empty lines. */
export function readWeighing(text: string): Weighing {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const weights: number[] = [];
  let fault: string | null = null;
  for (const line of lines) {
    const weight = parseNumber(line, "g");
    if (weight !== null && weight > 0) weights.push(weight);
    else fault ??= line;
  }
  const mean = weights.length === 0 ? null : weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  const spread =
    mean === null || weights.length < 2
      ? null
      : Math.sqrt(weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0) / (weights.length - 1));
  return { weights, fault, mean, spread };
}

interface BetterFigureProps {
  readonly version: string;
  readonly detail: DataRowDetail;
  /** field of the address, that the form starts with; null = the first estimate */
  readonly figure: string | null;
}

const words = openDataTexts.better;
const MASS = "mass_grams";
/** Resolution of the scale that the weighing protocol requires, in g. */
const SCALE_G = 0.1;
const DIGITS = 4;
const LINES = 10;

/** Fields that a user can correct: numbers, except sort positions. */
const figuresOf = (fields: readonly DataField[]): readonly DataField[] =>
  fields.filter(({ field, value }) => typeof value === "number" && !field.endsWith("_order"));

const unitOf = ({ field, unit }: DataField): string => unit ?? (field === MASS ? "g" : "");

/** The first wanted field that is there, else the first of all. */
const firstOf = (fields: readonly DataField[], wanted: readonly (string | null)[]): string => {
  const found = wanted.find((name) => fields.some(({ field }) => field === name));
  return found ?? fields[0]?.field ?? "";
};

/** The form for a better figure. Saves a file; sends nothing. */
const FigureForm = (props: BetterFigureProps & { readonly fields: readonly DataField[] }) => {
  const { version, detail, fields, figure } = props;
  const save = useSetAtom(saveBetterFigureAtom);
  const feedbackUrl = useAtomValue(siteSettingsAtom)?.feedbackUrl ?? "";
  const [name, setName] = useState(() => firstOf(fields, [figure, ...detail.estimates]));
  const [text, setText] = useState("");
  const [scale, setScale] = useState<number | null>(SCALE_G);
  const [typed, setTyped] = useState<number | null>(null);
  const [typedSpread, setTypedSpread] = useState<number | null>(null);
  const [source, setSource] = useState("");
  const [article, setArticle] = useState("");
  const [date, setDate] = useState("");
  const [contact, setContact] = useState("");
  const [photo, setPhoto] = useState(false);
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);

  const field = fields.find((one) => one.field === name) ?? fields[0];
  if (field === undefined) return null;
  const isWeighed = field.field === MASS;
  const weighing = readWeighing(isWeighed ? text : "");
  const value = isWeighed ? weighing.mean : typed;
  const pieces = formatCount(weighing.weights.length);
  const weightFault =
    weighing.fault !== null
      ? words.noWeight(weighing.fault)
      : weighing.weights.length < MIN_PIECES
        ? words.tooFew(pieces)
        : null;
  const faults = {
    weights: isWeighed ? weightFault : null,
    value: !isWeighed && typed === null ? words.valueNeeded : null,
    source: !isWeighed && source.trim() === "" ? words.sourceNeeded : null,
    date: date === "" ? words.dateNeeded : null,
  };
  const shown = (fault: string | null): { error?: string } => (tried && fault !== null ? { error: fault } : {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(null);
    if (value === null || Object.values(faults).some((fault) => fault !== null)) return;
    const { kind, region, key } = detail;
    setSaved(
      save({
        row: { version, kind, region, key },
        field: field.field,
        unit: unitOf(field),
        present: field.value,
        value,
        spread: isWeighed ? weighing.spread : typedSpread,
        weights: weighing.weights,
        scale: isWeighed ? scale : null,
        source: source.trim(),
        article: article.trim(),
        date,
        photo,
        contact: contact.trim(),
      }),
    );
  };
  return (
    <form className={style.form} noValidate onSubmit={submit}>
      {fields.length > 1 && (
        <Select
          label={words.figure}
          value={field.field}
          onChange={setName}
          options={fields.map((one) => ({ value: one.field, label: fieldName(one.field) }))}
        />
      )}
      {isWeighed ? (
        <>
          <TextArea
            label={words.weights}
            hint={words.weightsHint}
            rows={LINES}
            inputMode="decimal"
            value={text}
            onChange={setText}
            {...shown(faults.weights)}
          />
          {weighing.mean !== null && weighing.spread !== null && (
            <output>
              {words.weighed(
                pieces,
                formatSignificant(weighing.mean, DIGITS),
                formatSignificant(weighing.spread, DIGITS),
              )}
            </output>
          )}
          <NumberField label={words.scale} unit="g" value={scale} onChange={setScale} />
        </>
      ) : (
        <>
          <NumberField
            label={words.value}
            unit={unitOf(field)}
            value={typed}
            onChange={setTyped}
            {...shown(faults.value)}
          />
          <NumberField label={words.spread} unit={unitOf(field)} value={typedSpread} onChange={setTypedSpread} />
        </>
      )}
      <TextArea label={words.source} value={source} onChange={setSource} {...shown(faults.source)} />
      <TextField label={words.article} value={article} onChange={setArticle} />
      <TextField label={words.date} type="date" value={date} onChange={setDate} {...shown(faults.date)} />
      <TextField label={words.contact} autoComplete="email" value={contact} onChange={setContact} />
      <Checkbox label={words.photo} checked={photo} onChange={setPhoto} />
      <p>
        <Button type="submit" kind="primary" icon="download">
          {words.save}
        </Button>
      </p>
      <output>
        {saved !== null && (
          <>
            {words.saved(saved)}{" "}
            {feedbackUrl !== "" && (
              <a href={feedbackUrl} rel="noopener">
                {words.send}
              </a>
            )}
          </>
        )}
      </output>
    </form>
  );
};

interface BetterFigureHelpProps extends BetterFigureProps {
  /** what would replace the estimates of the row */
  readonly wanted: readonly string[];
}

/** Explains estimates and how to weigh or find a better figure, with the form for it. */
export const BetterFigureHelp = ({ version, detail, figure, wanted }: BetterFigureHelpProps) => {
  const fields = figuresOf(detail.fields);
  // if no field is named, the row as a whole is an estimate
  const named = fields.filter(({ field }) => detail.estimates.includes(field));
  const estimated = (named.length > 0 ? named : fields).map(({ field }) => inSentence(fieldName(field)));
  const guide = fields.some(({ field }) => field === MASS) ? words.weighing : words.sourcing;
  return (
    <>
      <p className={style.measure}>
        {estimated.length < fields.length ? words.some(formatList(estimated)) : words.text}
      </p>
      {wanted.length > 0 && (
        <>
          <h3 className={group}>{words.wantedTitle}</h3>
          {wanted.map((text) => (
            <p key={text} className={style.measure}>
              {text}
            </p>
          ))}
        </>
      )}
      <h3 className={group}>{guide.title}</h3>
      <ol className={style.steps}>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className={group}>{words.form}</h3>
      <FigureForm version={version} detail={detail} fields={fields} figure={figure} />
    </>
  );
};
