import { createStore } from "jotai";
import { prepareStorage } from "../data/stored-version.ts";
import { browserServices } from "../state/browser-services.ts";
import { holdResetTokenAtom } from "../state/reset-token.ts";
import { provideServicesAtom } from "../state/services.ts";
import { takeResetToken } from "./take-reset-token.ts";

/** What has to happen before the first render: stored data brought to its version, then the store over the browser. */
export const startUp = async (): Promise<ReturnType<typeof createStore>> => {
  const resetToken = takeResetToken();
  await prepareStorage();
  const store = createStore();
  store.set(provideServicesAtom, browserServices());
  store.set(holdResetTokenAtom, resetToken);
  return store;
};
