import type { EditorStage, EditorTables, EditorTransportMode } from "../editor/editor-tables.ts";
import type { ProductDraft, StageDraft } from "./product-draft.ts";

/** A stage with its effective mode and distance, and the limits of its mode, km. */
export interface ShownStage extends EditorStage {
  readonly min: number;
  /** null = no upper limit */
  readonly max: number | null;
  readonly changed: boolean;
}

/** An entered distance outside the limits of the mode (`asked`) and the distance used instead (`km`). */
export interface ClampedDistance {
  readonly context_id: string;
  readonly asked: number;
  readonly km: number;
  readonly min: number;
  readonly max: number | null;
}

export interface StageChange {
  readonly draft: ProductDraft;
  /** to be announced to the user; null = not clamped */
  readonly clamped: ClampedDistance | null;
}

const NO_MODE: EditorTransportMode = { trans_ui_type: "", name: "", dist_default: 0, min: 0, max: null };

const modeOf = (tables: EditorTables, id: string | null): EditorTransportMode =>
  tables.modes.find(({ trans_ui_type }) => trans_ui_type === id) ?? NO_MODE;

const within = ({ min, max }: EditorTransportMode, km: number): number => Math.min(Math.max(km, min), max ?? km);

/** Default stages for the scenario and region of production of a draft (method.md section 5). */
const defaultStagesOf = (draft: ProductDraft, tables: EditorTables): readonly EditorStage[] => {
  const scenario = draft.trans_scenario_id ?? tables.default_trans_scenario;
  const made = draft.region_production ?? tables.region_use;
  const ofScenario = tables.stages.filter(({ trans_scenario_id }) => trans_scenario_id === scenario);
  const stages = ofScenario.find(({ region_production }) => region_production === made) ?? ofScenario[0];
  return stages?.stages ?? [];
};

const ownStage = (draft: ProductDraft, context_id: string): StageDraft | null =>
  Object.hasOwn(draft.stages, context_id) ? (draft.stages[context_id] ?? null) : null;

/** Applies the edits of a draft to a default stage, as scoring does (method.md section 5). */
const shownStage = (stage: EditorStage, own: StageDraft | null, tables: EditorTables): ShownStage => {
  const modeId = own?.mode ?? stage.mode;
  const mode = modeOf(tables, modeId);
  const unsaved = modeId === stage.mode ? stage.km : mode.dist_default;
  const km = own === null || own.km === null ? unsaved : within(mode, own.km);
  return { ...stage, mode: modeId, km, min: mode.min, max: mode.max, changed: own !== null };
};

/** The effective stages of a draft, in order. */
export const shownStages = (draft: ProductDraft, tables: EditorTables): readonly ShownStage[] =>
  defaultStagesOf(draft, tables).map((stage) => shownStage(stage, ownStage(draft, stage.context_id), tables));

/** Resets one stage to its defaults. */
export const resetStage = (draft: ProductDraft, context_id: string): ProductDraft => {
  const { [context_id]: _, ...stages } = draft.stages;
  return { ...draft, stages };
};

/** Sets mode and distance of a stage; stores nothing if they equal the defaults. */
const withStage = (draft: ProductDraft, tables: EditorTables, context_id: string, modeId: string, asked: number) => {
  const stage = defaultStagesOf(draft, tables).find((one) => one.context_id === context_id);
  if (stage === undefined) return { draft, clamped: null };
  const mode = modeOf(tables, modeId);
  const km = within(mode, asked);
  const { min, max } = mode;
  const clamped = km === asked ? null : { context_id, asked, km, min, max };
  if (modeId === stage.mode && km === stage.km) return { draft: resetStage(draft, context_id), clamped };
  // with the default mode, store only the distance
  const own: StageDraft = { mode: modeId === stage.mode ? null : modeId, km, min, max };
  return { draft: { ...draft, stages: { ...draft.stages, [context_id]: own } }, clamped };
};

/**
 * Sets the distance of a stage, km, clamped to the limits of its mode; `clamped` reports it (specification section 4).
 * null = the default of the stage, or of the mode chosen for it.
 */
export const changeStageDistance = (
  draft: ProductDraft,
  tables: EditorTables,
  context_id: string,
  km: number | null,
): StageChange => {
  const shown = shownStages(draft, tables).find((stage) => stage.context_id === context_id);
  if (shown === undefined || shown.mode === null) return { draft, clamped: null };
  const own = ownStage(draft, context_id);
  if (km !== null && Number.isFinite(km)) return withStage(draft, tables, context_id, shown.mode, km);
  if (own === null || own.mode === null) return { draft: resetStage(draft, context_id), clamped: null };
  return withStage(draft, tables, context_id, shown.mode, modeOf(tables, shown.mode).dist_default);
};

/** Sets the mode of a stage and resets the distance to the default of that mode (specification section 4). */
export const changeStageMode = (
  draft: ProductDraft,
  tables: EditorTables,
  context_id: string,
  modeId: string,
): StageChange => {
  const shown = shownStages(draft, tables).find((stage) => stage.context_id === context_id);
  if (shown === undefined || shown.mode === modeId) return { draft, clamped: null };
  return withStage(draft, tables, context_id, modeId, modeOf(tables, modeId).dist_default);
};
