import { atom } from "jotai";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { EditorTables } from "../../../workers/engine/editor/editor-tables.ts";
import { blankDraft } from "../../../workers/engine/rules/blank-draft.ts";
import { changedSettings } from "../../../workers/engine/rules/changed-settings.ts";
import { basedOn, copyOf } from "../../../workers/engine/rules/copied-draft.ts";
import { draftOfSaved } from "../../../workers/engine/rules/draft-of-saved.ts";
import type { FieldPath } from "../../../workers/engine/rules/field-path.ts";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import { savedOfDraft } from "../../../workers/engine/rules/saved-of-draft.ts";
import { type DraftFault, validateDraft } from "../../../workers/engine/rules/validate-draft.ts";
import { newId } from "../../data/plain-json.ts";
import { nextNames, type NextSteps, type UndoWay } from "../core/history.ts";
import { type Done, ok, type Outcome, type Problem } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { productRecord } from "../work/product-copy.ts";
import { productAtom, saveProductAtom } from "../work/products.ts";
import type { DraftContext } from "./draft-context.ts";
import { changedTo, type DraftHistory, movedBy, newHistory, storedDraftAtom } from "./stored-product-draft.ts";

/** new = empty; copy = of a built-in product, which stays unchanged; own = one of the user's products. */
export type DraftKind = "new" | "copy" | "own";

/** The product to open, null for a new one, and the context of its preview. */
export interface DraftRequest {
  readonly prodsys_id: string | null;
  readonly context: DraftContext;
  /** default name and description of a copy */
  readonly copied: (name: string) => Pick<ProductDraft, "name" | "description">;
}

/** The product whose scores are shown next to those of the draft. */
interface DraftBase {
  readonly saved: SavedProduct;
  readonly own: boolean;
}

/** The built-in product that a draft is a copy of; choosing another base does not change it. */
interface BuiltIn {
  readonly prodsys_id: string;
  readonly name: string;
}

interface Step {
  readonly draft: ProductDraft;
  /** changes are counted against this draft, and "Reset changes" restores it */
  readonly start: ProductDraft;
  readonly base: DraftBase | null;
}

interface Editing {
  readonly kind: DraftKind;
  readonly original: BuiltIn | null;
  readonly request: DraftRequest;
  readonly tables: EditorTables;
  readonly opened: Step;
  readonly history: DraftHistory<Step>;
  /** it continues a draft that the tab had stored */
  readonly resumed: boolean;
  /** increases with each change that no form field made, so that fields take the new values */
  readonly epoch: number;
}

/** The product being edited, as the form shows it. */
export interface ProductDrafting {
  readonly kind: DraftKind;
  /** of a copy; else null */
  readonly original: BuiltIn | null;
  readonly context: DraftContext;
  readonly tables: EditorTables;
  readonly draft: ProductDraft;
  readonly base: DraftBase | null;
  readonly changed: readonly FieldPath[];
  readonly faults: readonly DraftFault[];
  /** leaving would lose changes */
  readonly unsaved: boolean;
  /** has unsaved changes that were restored after a reload */
  readonly resumed: boolean;
  readonly next: NextSteps;
  readonly epoch: number;
}

type Opened =
  | { readonly status: "opening"; readonly problem: null }
  | { readonly status: "open"; readonly problem: null }
  | { readonly status: "problem"; readonly problem: Problem };

const editingAtom = atom<Editing | null>(null);
const openedAtom = atom<Opened>({ status: "opening", problem: null });
/** each request to open a product supersedes earlier ones */
const requestsAtom = atom({ last: 0 });

/** Whether the requested product is open. `not_found`: there is no such product. */
export const draftOpenedAtom = atom((get) => get(openedAtom));

const draftingOf = (editing: Editing): ProductDrafting => {
  const { kind, original, request, tables, opened, history, epoch } = editing;
  const { draft, start, base } = history.now;
  const unsaved = changedSettings(draft, opened.draft).length > 0;
  return {
    kind,
    original,
    context: request.context,
    tables,
    draft,
    base,
    changed: changedSettings(draft, start),
    faults: validateDraft(draft, tables),
    unsaved,
    resumed: editing.resumed && unsaved,
    // steps of a draft have no names
    next: nextNames(history.steps, () => ""),
    epoch,
  };
};

/** null = no product is open */
export const productDraftingAtom = atom((get): ProductDrafting | null => {
  const editing = get(editingAtom);
  return editing === null ? null : draftingOf(editing);
});

/** An own product as saved, or a built-in one; null = no product has this id. */
const findProductAtom = atom(
  null,
  async (get, _set, prodsys_id: string, region_use: string): Promise<Outcome<DraftBase | null>> => {
    const own = get(productAtom(prodsys_id)) !== null;
    const record = await productRecord(get, prodsys_id, region_use);
    return record.ok ? ok(record.value && { saved: record.value, own }) : record;
  },
);

const openedEditing = (request: DraftRequest, tables: EditorTables, base: DraftBase | null): Editing => {
  const begun = (kind: DraftKind, draft: ProductDraft, original: BuiltIn | null = null): Editing => {
    const opened = { draft, start: draft, base };
    return { kind, original, request, tables, opened, history: newHistory(opened), resumed: false, epoch: 0 };
  };
  if (base === null) return begun("new", blankDraft(newId(), tables));
  const draft = draftOfSaved(base.saved, tables);
  if (base.own) return begun("own", draft);
  const { name, description } = request.copied(draft.name);
  const copy = {
    ...copyOf(draft, newId()),
    name,
    description: draft.description.trim() === "" ? description : draft.description,
  };
  return begun("copy", copy, { prodsys_id: draft.prodsys_id, name: draft.name });
};

const editedIn = ({ prodsys_id, context: { usecase_id } }: DraftRequest) => ({ prodsys_id, usecase_id });

/** Restores the stored draft as one step: undo leads to what was opened. */
const resumedAtom = atom(null, async (get, set, editing: Editing): Promise<Editing> => {
  const { request, opened: first } = editing;
  const kept = get(storedDraftAtom(editedIn(request)));
  if (kept === null) return editing;
  let { base } = first;
  if (kept.base_id !== null && kept.base_id !== base?.saved.customProduct.product.prodsys_id) {
    const based = await set(findProductAtom, kept.base_id, request.context.region_use);
    if (based.ok) base = based.value;
  }
  const opened = { draft: kept.opened, start: kept.opened, base: first.base };
  const history = changedTo(newHistory(opened), { draft: kept.draft, start: kept.start, base }, null);
  return { ...editing, opened, history, resumed: true };
});

/** Opens a product for editing, with unsaved changes of before a reload; closes the one before. Never rejects: see `draftOpenedAtom`. */
export const openProductDraftAtom = atom(null, async (get, set, request: DraftRequest): Promise<void> => {
  const requests = get(requestsAtom);
  const requestNumber = ++requests.last;
  set(editingAtom, null);
  set(openedAtom, { status: "opening", problem: null });
  const { prodsys_id, context } = request;
  const answer = await askEngine(get(servicesAtom), { region_use: context.region_use }, (engine, version) =>
    engine.editorTables(version, context.usecase_id, context.region_use),
  );
  const record: Outcome<DraftBase | null> =
    prodsys_id === null ? { ok: true, value: null } : await set(findProductAtom, prodsys_id, context.region_use);
  if (requests.last !== requestNumber) return;
  if (!answer.ok) return set(openedAtom, { status: "problem", problem: answer.problem });
  if (!record.ok) return set(openedAtom, { status: "problem", problem: record.problem });
  const isElsewhere = record.value !== null && record.value.saved.customProduct.product.usecase !== context.usecase_id;
  if (prodsys_id !== null && (record.value === null || isElsewhere)) {
    return set(openedAtom, { status: "problem", problem: { code: "not_found", detail: prodsys_id } });
  }
  const editing = await set(resumedAtom, openedEditing(request, answer.value.value, record.value));
  if (requests.last !== requestNumber) return;
  set(editingAtom, editing);
  set(openedAtom, { status: "open", problem: null });
});

/** Loads the form's tables from the current reference data: the input stays, and is checked against them. */
export const renewDraftTablesAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(editingAtom);
  if (before === null) return;
  const { context } = before.request;
  const answer = await askEngine(get(servicesAtom), { region_use: context.region_use }, (engine, version) =>
    engine.editorTables(version, context.usecase_id, context.region_use),
  );
  const editing = get(editingAtom);
  // if the use case no longer exists, the draft keeps its tables
  if (!answer.ok || editing === null || editing.request !== before.request) return;
  set(editingAtom, { ...editing, tables: answer.value.value, epoch: editing.epoch + 1 });
});

/** Stores the changes that a reload would lose. */
const keepAtom = atom(null, (get, set) => {
  const editing = get(editingAtom);
  const drafting = get(productDraftingAtom);
  if (editing === null || drafting === null) return;
  const { draft, start, base } = editing.history.now;
  const base_id = base?.saved.customProduct.product.prodsys_id ?? null;
  const kept = drafting.unsaved ? { opened: editing.opened.draft, start, draft, base_id } : null;
  set(storedDraftAtom(editedIn(editing.request)), kept);
});

/** Discards the stored draft when the user leaves without saving. */
export const discardStoredDraftAtom = atom(null, (get, set) => {
  const editing = get(editingAtom);
  if (editing !== null) set(storedDraftAtom(editedIn(editing.request)), null);
});

/** Closes the draft. Unsaved changes stay stored until they are discarded. */
export const closeProductDraftAtom = atom(null, (get, set) => {
  get(requestsAtom).last += 1;
  set(editingAtom, null);
  set(openedAtom, { status: "opening", problem: null });
});

type Change = (history: DraftHistory<Step>) => DraftHistory<Step>;

const changeAtom = atom(null, (get, set, change: Change, fieldsShowIt: boolean) => {
  const editing = get(editingAtom);
  if (editing === null) return;
  const history = change(editing.history);
  if (history === editing.history) return;
  set(editingAtom, { ...editing, history, epoch: editing.epoch + (fieldsShowIt ? 0 : 1) });
  set(keepAtom);
});

/** Replaces the draft by a changed one. `typing` names the text field, so that its characters are one undo step. */
export const changeProductDraftAtom = atom(null, (_get, set, draft: ProductDraft, typing: string | null) =>
  set(
    changeAtom,
    (history) => (draft === history.now.draft ? history : changedTo(history, { ...history.now, draft }, typing)),
    true,
  ),
);

export const moveProductDraftAtom = atom(null, (_get, set, way: UndoWay) =>
  set(changeAtom, (history) => movedBy(history, way), false),
);

/** Restores the settings from when the editor was opened, or the base was chosen. */
export const resetProductDraftAtom = atom(null, (_get, set) =>
  set(changeAtom, (history) => changedTo(history, { ...history.now, draft: history.now.start }, null), false),
);

/** Discards restored changes and all later ones. */
export const discardResumedAtom = atom(null, (get, set) => {
  const editing = get(editingAtom);
  if (editing !== null) set(changeAtom, (history) => changedTo(history, editing.opened, null), false);
});

/** "Base new product on": takes the settings of another product; changes are counted against them. `not_found` if it is gone. */
export const baseProductDraftAtom = atom(null, async (get, set, prodsys_id: string): Done => {
  const editing = get(editingAtom);
  if (editing === null) return { ok: true, value: null };
  const record = await set(findProductAtom, prodsys_id, editing.tables.region_use);
  if (!record.ok) return record;
  const base = record.value;
  if (base === null) return { ok: false, problem: { code: "not_found", detail: prodsys_id } };
  const settings = draftOfSaved(base.saved, editing.tables);
  const change: Change = (history) => {
    const draft = basedOn(history.now.draft, settings);
    return changedTo(history, { draft, start: draft, base }, null);
  };
  set(changeAtom, change, false);
  return { ok: true, value: null };
});

/** Saves the draft as an own product and gives its id. `invalid` while it has faults. */
export const saveProductDraftAtom = atom(null, async (get, set): Promise<Outcome<string>> => {
  const drafting = get(productDraftingAtom);
  if (drafting === null || drafting.faults.length > 0) {
    return { ok: false, problem: { code: "invalid", detail: drafting?.faults[0]?.field ?? "" } };
  }
  const saved = savedOfDraft(drafting.draft);
  const opened = drafting.kind === "own" ? get(editingAtom)?.opened.draft : undefined;
  const outcome = await set(saveProductAtom, saved, opened && savedOfDraft(opened));
  if (!outcome.ok) return outcome;
  set(discardStoredDraftAtom);
  return { ok: true, value: saved.customProduct.product.prodsys_id };
});
