import { atom } from "jotai";
import type { OperationState } from "../../../edge-api/contract/operation-state.ts";
import { servicesAtom } from "../core/services.ts";
import { asAdmin } from "./admin-session.ts";

/** Reads the state of the installation. */
export const readOperationAtom = atom(null, (get, set) => asAdmin(get, set, (api) => api.operation()));

/** Saves the state as the JSON that GET /api/operation answers. */
export const downloadOperationAtom = atom(null, (get, _set, state: OperationState): void => {
  get(servicesAtom).download("tare_operation.json", `${JSON.stringify(state, null, 2)}\n`, "application/json");
});
