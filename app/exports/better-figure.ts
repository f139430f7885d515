import { atom } from "jotai";
import type { ReferenceKind } from "../../edge-api/contract/reference-kinds.ts";
import { servicesAtom } from "../state/core/services.ts";

/** A figure offered in place of an estimate; texts as typed, "" = nothing. */
interface BetterFigure {
  readonly row: {
    readonly version: string;
    readonly kind: ReferenceKind;
    readonly region: string;
    readonly key: string;
  };
  /** the field of the row that the value is for */
  readonly field: string;
  readonly unit: string;
  /** as the row has it now */
  readonly present: unknown;
  readonly value: number;
  /** standard deviation in the unit; null = not known */
  readonly spread: number | null;
  /** weights in g, one a piece; empty = nothing was weighed */
  readonly weights: readonly number[];
  /** what the scale reads to, in g; null = nothing was weighed */
  readonly scale: number | null;
  readonly source: string;
  readonly article: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly photo: boolean;
  readonly contact: string;
}

/** A file for the keepers of the data: JSON, fields named with their units. Its name contains the row. */
export function betterFigureFile(figure: BetterFigure): { readonly name: string; readonly text: string } {
  const { row, weights, scale } = figure;
  const weighed = weights.length > 0 && { pieces: weights.length, weights_g: weights, scale_reads_to_g: scale };
  const content = {
    format: "tare-better-figure-1",
    row,
    field: figure.field,
    unit: figure.unit,
    present_value: figure.present,
    value: figure.value,
    standard_deviation: figure.spread,
    ...weighed,
    source: figure.source,
    article: figure.article,
    date: figure.date,
    photo_sent_along: figure.photo,
    contact: figure.contact,
  };
  const place = [row.kind, row.region, row.key].join("-").replaceAll(/[^A-Za-z0-9._-]+/g, "-");
  return { name: `tare-figure-${place}-${figure.date}.json`, text: `${JSON.stringify(content, null, 2)}\n` };
}

/** Offers a better figure as a file; answers its name. Nothing is sent. */
export const saveBetterFigureAtom = atom(null, (get, _set, figure: BetterFigure): string => {
  const { name, text } = betterFigureFile(figure);
  get(servicesAtom).download(name, text, "application/json");
  return name;
});
