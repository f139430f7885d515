import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import {
  type ImportChoice,
  type ImportSettings,
  type SheetOptions,
  initialSettings,
} from "../../../workers/import/import-settings.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";

const product = (prodsys_id: string, prodsys_name: string, usecase_id: string, uses = 1) => ({
  prodsys_id,
  prodsys_name,
  usecase_id,
  reusable: uses > 1,
  uses,
});

/** A small catalogue with duplicate names and names in other alphabets. */
export const NAMES: ChoosableNames = {
  products: [
    product("cup_pe", "Paper cup, PE lined", "cup"),
    product("cup_pla", "Paper cup, PLA lined", "cup"),
    product("cup_steel", "Steel cup (Reusable)", "cup", 100),
    product("plate_paper", "Paper plate", "plate"),
    product("tray_wood", "Wood", "tray"),
    product("fork_wood", "Wood", "fork"),
    product("bowl_creme", "Crème bowl Ø 12", "plate", 12.5),
  ],
  foods: [
    { food_id: "default_worst", food_name: "Highest risk" },
    { food_id: "coffee", food_name: "Coffee with milk" },
    { food_id: "soup", food_name: "Soup" },
  ],
  use_cases: [
    { usecase_id: "cup", usecase_name: "Hot cup" },
    { usecase_id: "plate", usecase_name: "Plate" },
    { usecase_id: "tray", usecase_name: "Serving tray" },
    { usecase_id: "fork", usecase_name: "Fork" },
  ],
  default_food: "default_worst",
};

/** A progress callback that does nothing. */
export const heard = (): void => undefined;

const valueOf = <T>(
  answer:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly problem: { readonly code: string; readonly detail: string } },
): T => {
  if (!answer.ok) throw new Error(`${answer.problem.code}: ${answer.problem.detail}`);
  return answer.value;
};

/** Reads a file with the real service. */
export async function opened(content: string | Uint8Array<ArrayBuffer>, options: SheetOptions = {}, names = NAMES) {
  const service = createScoringService();
  const job = { sheet: "s", job: "j" };
  const summary = valueOf(await service.readSheet(new Blob([content]), options, names, job, heard));
  const check = async (settings: Partial<ImportSettings> = {}) => {
    const all = { ...initialSettings(summary), ...settings };
    return valueOf(await service.checkSheet(all, names, job, heard));
  };
  const take = async () => valueOf(await service.takeSheet("s"));
  return { service, summary, check, take };
}

export const choice = (field: ImportChoice["field"], value: string, use: ImportChoice["use"]): ImportChoice => ({
  field,
  value,
  use,
});
