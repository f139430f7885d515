import type { WritableAtom } from "jotai";
import * as v from "valibot";
import { RecyclingOverridesSchema } from "../../../edge-api/contract/recycling.ts";
import { atomFamily } from "./atom-family.ts";
import { tabDraftAtom } from "./persisted-atom.ts";

/** Unsaved input of a dialog or field; null = none. Writing null discards it, after saving or cancelling. */
export type DialogDraftAtom<T> = WritableAtom<T | null, [draft: T | null], unknown>;

/** The drafts of one dialog, one per subject; the same atom for the same id. */
const dialogDrafts = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
  atomFamily((id): DialogDraftAtom<T> => tabDraftAtom(`dialog ${name} ${id}`, schema));

/** The name of a comparison, while it is edited. */
export const nameDraftAtom = dialogDrafts("name", v.string());

export const noteDraftAtom = dialogDrafts("note", v.string());

export const headDraftAtom = dialogDrafts("head", v.object({ name: v.string(), description: v.string() }));

export const labelDraftAtom = dialogDrafts("label", v.object({ line: v.string(), label: v.string() }));

/** A detail of a line, by portfolio and detail, with the line that it was typed at. */
export const detailDraftAtom = dialogDrafts("line-detail", v.object({ line: v.string(), text: v.string() }));

/** What all chosen lines get, by the kind of the change. */
export const bulkDraftAtom = dialogDrafts("bulk", v.object({ typed: v.string(), chosen: v.nullable(v.string()) }));

/** Own weights, by metric. */
export const weightsDraftAtom = dialogDrafts("weights", v.record(v.string(), v.pipe(v.number(), v.finite())));

export const recyclingDraftAtom = dialogDrafts("recycling", RecyclingOverridesSchema);

const AdditionSchema = v.object({
  step: v.picklist([1, 2, 3]),
  /** use case and food of the step shown */
  usecase_id: v.nullable(v.string()),
  food_id: v.nullable(v.string()),
  /** chosen products of all use cases, in the order of choice */
  lines: v.pipe(
    v.array(v.object({ usecase_id: v.string(), prodsys_id: v.string(), food_id: v.string(), quantity: v.number() })),
    v.readonly(),
  ),
});

export type Addition = v.InferOutput<typeof AdditionSchema>;

/** Products to add to a portfolio. */
export const additionDraftAtom = dialogDrafts("addition", AdditionSchema);

/** Cells pasted into the portfolio import. Storage takes about 5 million characters; longer text is kept in memory only. */
export const pastedDraftAtom = dialogDrafts("pasted", v.string());

/** The space of one piece in a rack, by use case (a new product gets a new id each time). */
export const rackDraftAtom = dialogDrafts(
  "rack",
  v.object({ width_cm: v.nullable(v.number()), depth_cm: v.nullable(v.number()) }),
);

/** Pieces handed out and taken back in a period, by use case. */
export const returnCountsDraftAtom = dialogDrafts(
  "return-counts",
  v.object({ issued: v.nullable(v.number()), returned: v.nullable(v.number()) }),
);

/** The note of tables to publish. */
export const publicationDraftAtom = dialogDrafts("publication", v.string());

const MAX_PRODUCTS = 500;

const WizardDraftSchema = v.object({
  name: v.string(),
  description: v.string(),
  region_id: v.string(),
  usecase_id: v.string(),
  food_id: v.string(),
  products: v.pipe(v.array(v.string()), v.maxLength(MAX_PRODUCTS), v.readonly()),
  /** name and description are being typed and not in the address yet */
  ahead: v.exactOptional(v.literal(true)),
});

/** Input of a wizard before the comparison or portfolio exists; "" = not chosen yet. */
export type WizardDraft = Readonly<v.InferOutput<typeof WizardDraftSchema>>;

/** Input of the comparison wizard before the comparison exists. */
export const wizardDraftAtom = tabDraftAtom("comparison_draft", WizardDraftSchema);

/** Input of the wizard of an existing comparison; the same atom for the same id. */
export const existingWizardDraftAtom = atomFamily((comparison_id) =>
  tabDraftAtom(`comparison_draft ${comparison_id}`, WizardDraftSchema),
);

/** Input of the portfolio wizard before the portfolio exists. */
export const portfolioDraftAtom = tabDraftAtom("portfolio_draft", WizardDraftSchema);
